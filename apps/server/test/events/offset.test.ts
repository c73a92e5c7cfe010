import { describe, expect, it } from 'vitest'
import { createOffsetCodec, epochAfter, isOffset } from '../../src/events/offset.ts'

const codec = createOffsetCodec(new Uint8Array(32))
const epoch = epochAfter(0)

describe('an offset', () => {
  it('leads back to its position', () => {
    for (const sequence of [0, 1, 7, 8, 9, 15, 16, 123_456_789_012]) {
      const offset = codec.encode({ epoch, sequence })
      expect(isOffset(offset)).toBe(true)
      expect(codec.decode(offset)).toEqual({ epoch, sequence })
    }
  })

  it('sorts as a string in the order of the log', () => {
    const positions = [0, 1, 9, 10, 255, 256, 70_000].map(sequence => ({ epoch, sequence }))
    const ordered = [
      { epoch: epoch - 1, sequence: 90_000 },
      ...positions,
      { epoch: epochAfter(epoch), sequence: 0 },
    ]
    const offsets = ordered.map(codec.encode)
    expect(offsets.toSorted()).toEqual(offsets)
  })

  it('with any other character is not accepted, but has the form of an offset if the character is hexadecimal', () => {
    const offset = codec.encode({ epoch, sequence: 42 })
    for (let index = 0; index < offset.length; index++) {
      const other = offset[index] === '0' ? '1' : '0'
      const forged = offset.slice(0, index) + other + offset.slice(index + 1)
      expect(codec.decode(forged)).toBeNull()
      expect(isOffset(forged)).toBe(true)
      expect(isOffset(`${offset.slice(0, index)}g${offset.slice(index + 1)}`)).toBe(false)
    }
  })

  it.each([
    '',
    '0',
    'latest',
    `${codec.encode({ epoch, sequence: 1 })}0`,
    ` ${codec.encode({ epoch, sequence: 1 })}`,
    codec.encode({ epoch, sequence: 1 }).slice(5),
    // The digits of a position that is not a number.
    '0000000000NaN000000000NaN',
  ])('is not %j', text => {
    expect(isOffset(text)).toBe(false)
    expect(codec.decode(text)).toBeNull()
  })
})
