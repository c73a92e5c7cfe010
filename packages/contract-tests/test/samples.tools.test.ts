import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from '@tenant-api/test-kit/root'
import Ajv from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, inject, test } from 'vitest'

const generators = path.join(root, 'packages/contract-tests/generators/package.json')

test.skipIf(!inject('programs')['Client generators'])(
  'docs/tools.md names the schemas of which openapi-sampler makes no valid sample',
  async () => {
    const { sample } = createRequire(generators)('openapi-sampler')
    const file = createRequire(import.meta.url).resolve('@tenant-api/contract/openapi.public.json')
    const document = JSON.parse(await readFile(file, 'utf8'))
    const ajv = new Ajv.default({ strict: false, logger: false })
    formats.default(ajv)
    ajv.addSchema(document, 'document')
    const unfit = new Set<string>()
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const validate = ajv.getSchema(`document#/components/schemas/${name}`)
      if (validate?.(sample(schema, { quiet: true }, document))) continue
      // The error is at the schema that a sample does not fit, which may be a part of the named one.
      const [error] = validate?.errors ?? []
      unfit.add(/schemas\/(\w+)/.exec(error?.schemaPath ?? '')?.[1] ?? name)
    }
    const page = await readFile(path.join(root, 'docs/tools.md'), 'utf8')
    const [, paragraph = ''] = /openapi-sampler\*\* 1\.7\.10[^:]*:(.*?)\n\n/s.exec(page) ?? []
    expect(paragraph.match(/`\w+`/g) ?? []).toEqual([...unfit].toSorted().map(name => `\`${name}\``))
  },
)
