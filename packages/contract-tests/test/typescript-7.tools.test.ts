import { execFile } from 'node:child_process'
import { copyFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { installPacked } from '@tenant-api/packaging/install-packed'
import { root } from '@tenant-api/test-kit/root'
import { createTemporaryFolder } from '@tenant-api/test-kit/temporary-folder'
import { describe, expect, inject, test } from 'vitest'

const client = fileURLToPath(new URL('../../client', import.meta.url))
const tsc = inject('programs')['TypeScript 7']

/** The compiler's output for a project. */
async function faultsOf(project: string): Promise<string> {
  const compiled = await promisify(execFile)(String(tsc), ['-p', project]).catch(error => error)
  return compiled.stdout
}

describe.skipIf(!tsc)('With TypeScript 7', () => {
  test('the client and its type tests compile', async () => {
    const project = path.join(createTemporaryFolder(), 'tsconfig.json')
    const include = ['src', 'test'].map(folder => path.join(client, folder))
    const compilerOptions = { typeRoots: [path.join(root, 'node_modules/@types')] }
    const base = path.join(root, 'tsconfig.base.json')
    await writeFile(project, JSON.stringify({ extends: base, compilerOptions, include }))
    expect(await faultsOf(project)).toBe('')
  })

  test('a strict project that uses the packed client compiles', async () => {
    await using installed = await installedIn()
    const compilerOptions = {
      ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022', noEmit: true, types: [] },
      ...{ strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
      ...{ skipLibCheck: false, lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'] },
    }
    await copyFile(path.join(client, 'test/consumer.ts'), path.join(installed.project, 'consumer.ts'))
    await writeFile(path.join(installed.project, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    expect(await faultsOf(installed.project)).toBe('')
  })
})

async function installedIn() {
  const installed = await installPacked(client)
  return { project: installed.project, [Symbol.asyncDispose]: () => installed.remove() }
}
