import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginReactQuery } from '@kubb/plugin-react-query'
import { pluginTs } from '@kubb/plugin-ts'
import { pluginZod } from '@kubb/plugin-zod'

export default defineConfig({
  input: { path: 'openapi.json' },
  output: { path: 'generated', format: false },
  plugins: [
    pluginOas({ generators: [] }),
    pluginTs(),
    pluginZod({ version: '4' }),
    pluginClient({ client: 'fetch', parser: 'zod', bundle: true }),
    pluginReactQuery({ client: { client: 'fetch', bundle: true }, parser: 'zod' }),
  ],
})
