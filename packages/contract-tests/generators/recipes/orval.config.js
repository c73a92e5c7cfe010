export default {
  tenant: {
    input: 'openapi.json',
    output: {
      target: 'generated/index.ts',
      client: 'fetch',
      baseUrl: { getBaseUrlFromSpecification: true },
    },
  },
}
