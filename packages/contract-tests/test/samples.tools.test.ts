import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from '@tenant-api/test-kit/root'
import Ajv from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, inject, test } from 'vitest'

const generators = path.join(root, 'packages/contract-tests/generators/package.json')

test.skipIf(!inject('programs')['Client generators'])(
  'openapi-sampler, in the version of docs/tools.md, makes a valid sample of every schema',
  async () => {
    const requireTool = createRequire(generators)
    const { sample } = requireTool('openapi-sampler')
    const { version } = requireTool('openapi-sampler/package.json')
    const file = createRequire(import.meta.url).resolve('@tenant-api/contract/openapi.public.json')
    const document = JSON.parse(await readFile(file, 'utf8'))
    const ajv = new Ajv.default({ strict: false, logger: false })
    formats.default(ajv)
    ajv.addSchema(document, 'document')
    const unfit: string[] = []
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const validate = ajv.getSchema(`document#/components/schemas/${name}`)
      if (!validate?.(sample(schema, { quiet: true }, document)))
        unfit.push(`${name}: ${ajv.errorsText(validate?.errors)}`)
    }
    expect(unfit).toEqual([])
    const page = await readFile(path.join(root, 'docs/tools.md'), 'utf8')
    expect(page).toContain(`**openapi-sampler** ${version}, `)
  },
)
