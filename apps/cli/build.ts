import { buildPackage } from '@tenant-api/packaging'

export async function build(dist: string): Promise<void> {
  await buildPackage({
    folder: import.meta.dirname,
    dist,
    platform: 'node',
    data: ['packages/contract/generated/tenant.schema.json'],
  })
}
