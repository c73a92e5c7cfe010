import type { ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'

/** The address of the service. Default: the mock. */
const target = process.env.TENANT_API_URL ?? 'http://127.0.0.1:4010'

/** The proxy adds the token, so that pages never have it. The mock accepts any token. */
const headers = { authorization: `Bearer ${process.env.TENANT_API_TOKEN ?? 'any'}` }

/** Cuts an answer that the service did not complete. Vite's proxy would leave it open, and pages would not reconnect. */
const configure: ProxyOptions['configure'] = proxy =>
  proxy.on('proxyRes', (upstream, _request, answer) => {
    upstream.on('close', () => {
      if (!upstream.complete) answer.destroy()
    })
  })

export default defineConfig({
  server: { proxy: { '/api/v2': { target, headers, configure } } },
  test: { environment: 'jsdom', testTimeout: 120_000 },
})
