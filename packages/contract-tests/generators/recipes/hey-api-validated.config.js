export default {
  input: 'openapi.json',
  output: 'generated',
  plugins: [
    '@hey-api/typescript',
    '@hey-api/client-fetch',
    { name: '@hey-api/sdk', validator: { request: 'zod', response: 'valibot' } },
    'zod',
    'valibot',
    '@tanstack/react-query',
  ],
}
