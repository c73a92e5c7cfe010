import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { copyRepository } from '@tenant-api/test-kit/copy-repository'
import { root } from '@tenant-api/test-kit/root'
import { expect, test } from 'vitest'

const run = promisify(execFile)

test('the steps of "Your first change" in docs/adding-an-operation.md add an operation that passes the checks and answers', async () => {
  const { folder, remove } = await copyRepository()
  try {
    await followSteps(folder)
    const npm = (...args: string[]) => run('npm', args, { cwd: folder })
    await npm('run', 'generate')
    await npm('run', 'check:operations')
    await npm('run', 'check', '--workspace', 'packages/contract')
    const kit = pathToFileURL(path.join(folder, 'packages/test-kit/src/start-service.ts')).href
    const { startService }: typeof import('@tenant-api/test-kit/start-service') = await import(kit)
    const service = await startService()
    const headers = { Authorization: `Bearer ${await service.token({ scope: 'read:events' })}` }
    const answer = await fetch(`${service.baseUrl}/api/v2/events/latest`, { headers })
    expect([answer.status, await answer.json()]).toEqual([200, { offset: expect.any(String) }])
    await service.stop()
  } finally {
    await remove()
  }
})

/** Follows the section in a copy of the repository: writes new files, and adds lines below the named lines. */
async function followSteps(folder: string): Promise<void> {
  const page = await readFile(path.join(root, 'docs/adding-an-operation.md'), 'utf8')
  const [, section = ''] = /^## Your first change\n(.*?)^## /ms.exec(page) ?? []
  const blocks = section.matchAll(
    /`((?:openapi|apps|docs)\/[^`]+)`[^`]*?(?:`([^`]+)`[^`]*?)?:\n\n {3}```\w+\n(.*?)^ {3}```$/gms,
  )
  let steps = 0
  for (const [, name = '', below, block = ''] of blocks) {
    const file = path.join(folder, name)
    const text = block.replaceAll(/^ {3}/gm, '')
    steps += 1
    if (below === undefined) await writeFile(file, text)
    else await writeFile(file, added(await readFile(file, 'utf8'), below, text))
  }
  expect(steps).toBe(5)
}

/** A text with a line added below the line that contains `place`. */
function added(text: string, place: string, line: string): string {
  const lines = text.split('\n')
  const index = lines.findIndex(each => each.includes(place))
  if (index < 0) throw new Error(`There is no line with ${place}.`)
  return lines.toSpliced(index + 1, 0, line.replace(/\n$/, '')).join('\n')
}
