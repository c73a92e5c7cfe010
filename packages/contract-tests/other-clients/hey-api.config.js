export default {
  input: '../../contract/generated/openapi.public.json',
  output: { path: process.env.GENERATED, module: { extension: '.ts' } },
  plugins: ['@hey-api/typescript', '@hey-api/client-fetch', '@hey-api/sdk'],
}
