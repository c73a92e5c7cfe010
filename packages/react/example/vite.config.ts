import { defineConfig } from 'vitest/config'

/** The address of the service. Default: the mock. */
const target = process.env.TENANT_API_URL ?? 'http://127.0.0.1:4010'

/** The proxy adds the token, so that pages never have it. The mock accepts any token. */
const headers = { authorization: `Bearer ${process.env.TENANT_API_TOKEN ?? 'any'}` }

export default defineConfig({
  server: { proxy: { '/api/v2': { target, headers } } },
  test: { environment: 'jsdom', testTimeout: 20_000 },
})
