import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, inject, test } from 'vitest'

const main = path.join(inject('installed'), 'main.js')
const pretending = (version: string) =>
  `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`

test.each(['20.20.2', '22.11.0'])('Node.js %s is refused with an error that says what to do', version => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', pretending(version), main], {
    encoding: 'utf8',
  })
  expect({ stdout, stderr, status }).toEqual({
    stdout: '',
    stderr: `tenant-api needs Node.js 22.12 or later, but this is ${version}. Run \`npm install node@24\` in a project, and then \`npx tenant-api\`.\n`,
    status: 1,
  })
})

test('Node.js 22.12 is accepted', () => {
  const { status } = spawnSync(process.execPath, ['--import', pretending('22.12.0'), main, '--version'])
  expect(status).toBe(0)
})
