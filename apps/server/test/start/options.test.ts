import { readFileSync } from 'node:fs'
import { serviceMemory, serviceNodeOptions } from '@tenant-api/test-kit/start-service'
import { expect, it } from 'vitest'
import { memory, nodeOptions } from '../../run-options.ts'

const read = (file: string) => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8')
const variables = Object.entries(serviceMemory).map(([name, value]) => `${name}=${value}`)

it('tests start the service with the options of `npm start`', () => {
  expect([serviceNodeOptions, serviceMemory]).toEqual([nodeOptions, memory])
})

it('tests start the service with the options of the image', () => {
  const lines = read('Dockerfile').split('\n')
  expect(lines).toContain(
    `CMD ${JSON.stringify(['node', ...serviceNodeOptions, 'main.js']).replaceAll(',', ', ')}`,
  )
  for (const variable of variables)
    expect(lines.filter(line => line.startsWith('ENV ') && line.split(' ').includes(variable))).toHaveLength(
      1,
    )
})
