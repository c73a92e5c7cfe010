import { expect, inject, test } from 'vitest'
import { cases } from '../cases.ts'
import { connectedTo } from '../service.ts'
import { run } from '../tenant-api.ts'
import { folderWithProfile, prepare, words } from './fixture.ts'

const tested = connectedTo(inject('sharedService'))
const fixture = await prepare(tested)

test.concurrent.each(Object.entries(cases))(
  'the installed package has all files of the command %s',
  async (command, { args, prints }) => {
    const env = { ...tested.env, XDG_CONFIG_HOME: folderWithProfile() }
    const { stdout, stderr, code } = await run([...words(command), ...(await args(fixture))], { env })
    expect({ code, stderr }).toMatchObject({ code: 0 })
    expect(stdout).toMatch(prints)
  },
)
