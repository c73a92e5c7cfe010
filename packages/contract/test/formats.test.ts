import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, it } from 'vitest'
import { checkedFormats } from '../src/formats.ts'

const plain = new Ajv2020({ strict: false })
addFormats.default(plain)

const range = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => String(from + index).padStart(2, '0'))

const days = ['2023', '2024', '0000', '9999'].flatMap(year =>
  range(14).flatMap(month => range(33).map(day => `${year}-${month}-${day}T08:02:11.318Z`)),
)
const hours = range(26).flatMap(hour => ['00', '59', '60'].map(minute => `2026-11-20T${hour}:${minute}:00Z`))
const seconds = range(62).flatMap(second => [`2026-11-20T23:59:${second}Z`, `2026-12-31T00:59:${second}.0Z`])
const ends = [
  '',
  'z',
  'Z ',
  '+00:00',
  '-23:59',
  '+24:00',
  '+0100',
  '+01',
  '.Z',
  '.1Z',
  '.123456789Z',
  ',1Z',
  'Z\n',
]
const separators = ['t', ' ', 'T ', '', '\n']

it.each<['date-time' | 'uri-reference', string[]]>([
  ['date-time', days],
  ['date-time', hours],
  ['date-time', seconds],
  ['date-time', ends.map(end => `2026-11-20T08:02:11${end}`)],
  ['date-time', separators.map(separator => `2026-11-20${separator}08:02:11Z`)],
  [
    'uri-reference',
    [
      'https://a.example/',
      'https://a.example/b//c_d.e-f',
      'https://-.-/',
      'https:///',
      'https://a.example',
      'HTTP://A.example/',
      'https://a.example/b c',
      'https://a.example/é',
      'https://a.example/%',
      'https://a.example/%41?b#c',
      'https://a.example/\n',
      'https://user@a.example:99999/',
      'urn:a:b',
      '/a/b',
      '',
      'a b',
      '://',
      '[',
    ],
  ],
])('the format %s accepts the same values as ajv-formats', (format, values) => {
  const whole = plain.compile({ format })
  const taken = values.filter(value => checkedFormats[format](value))
  expect(taken).toEqual(values.filter(value => whole(value)))
})
