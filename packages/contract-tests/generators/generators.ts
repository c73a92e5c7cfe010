/** The client generators of `docs/tools.md`, and how to run them. */
import { readFileSync } from 'node:fs'

/** A generator. It reads the document from `openapi.json`, and writes to the folder `generated`. */
export interface Generator {
  /** Its name on the page. */
  readonly name: string
  /** The name of its files: of the recipe in `recipes`, and of the program in `as-generated`. */
  readonly file: string
  /** What the reader types after `npx`. */
  readonly command: string
  /** More files that the recipe needs, from the same folder. */
  readonly needs?: readonly string[]
  /** The package whose version is that of the generator. */
  readonly from: string
  /** The document that it reads; by default the one in OpenAPI 3.1. */
  readonly document?: 'openapi-3.2.json'
  /** The workspace of its libraries, if they have other versions there. */
  readonly workspace?: 'zod-3'
}

export const generators: readonly Generator[] = [
  {
    name: 'Hey API',
    file: 'hey-api',
    command: 'openapi-ts --input openapi.json --output generated --client @hey-api/client-fetch',
    from: '@hey-api/openapi-ts',
  },
  {
    name: 'Hey API with zod, valibot and TanStack Query',
    file: 'hey-api-validated',
    command: 'openapi-ts --file hey-api-validated.config.js',
    needs: ['hey-api-validated.config.js'],
    from: '@hey-api/openapi-ts',
  },
  {
    name: 'Hey API, from the document in OpenAPI 3.2',
    file: 'hey-api',
    command: 'openapi-ts --input openapi.json --output generated --client @hey-api/client-fetch',
    from: '@hey-api/openapi-ts',
    document: 'openapi-3.2.json',
  },
  {
    name: 'orval',
    file: 'orval',
    command: 'orval --config orval.config.js',
    needs: ['orval.config.js'],
    from: 'orval',
  },
  {
    name: 'openapi-typescript with openapi-fetch 0.17.0',
    file: 'openapi-fetch',
    command: 'openapi-typescript openapi.json --output generated/index.ts',
    from: 'openapi-typescript',
  },
  {
    name: 'RTK Query codegen',
    file: 'rtk-query',
    command: 'rtk-query-codegen-openapi rtk-query.config.json',
    needs: ['rtk-query.config.json', 'rtk-query-base.ts'],
    from: '@rtk-query/codegen-openapi',
  },
  {
    name: 'typed-openapi',
    file: 'typed-openapi',
    command: 'typed-openapi openapi.json --output generated/index.ts --runtime none',
    from: 'typed-openapi',
  },
  {
    name: 'oazapfts',
    file: 'oazapfts',
    command: 'oazapfts openapi.json generated/index.ts',
    from: 'oazapfts',
  },
  {
    name: 'kubb with its plugins for types, zod, `fetch` and React Query',
    file: 'kubb',
    command: 'kubb generate --config kubb.config.js',
    needs: ['kubb.config.js'],
    from: '@kubb/cli',
  },
  {
    name: 'swagger-typescript-api',
    file: 'swagger-typescript-api',
    command:
      'swagger-typescript-api generate --path openapi.json --output generated --name index.ts --enum-style union',
    from: 'swagger-typescript-api',
  },
  {
    name: 'openapi-zod-client',
    file: 'openapi-zod-client',
    command: 'openapi-zod-client openapi.json --output generated/index.ts --export-schemas',
    from: 'openapi-zod-client',
    workspace: 'zod-3',
  },
  {
    name: 'openapi-typescript-codegen',
    file: 'openapi-typescript-codegen',
    command: 'openapi --input openapi.json --output generated --client fetch --useUnionTypes',
    from: 'openapi-typescript-codegen',
  },
]

/** The pinned version of a generator. */
export function versionOf({ from, workspace }: Generator): string {
  const file = new URL(`${workspace ? `${workspace}/` : ''}package.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).dependencies[from]
}
