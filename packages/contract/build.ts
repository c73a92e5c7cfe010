import { buildPackage } from '@tenant-api/packaging'

export async function build(dist: string): Promise<void> {
  await buildPackage({
    folder: import.meta.dirname,
    dist,
    platform: 'node',
    data: ['packages/contract/generated/validators'],
    unpublished: [
      './command/*',
      './entity-tags',
      './event-stream-of',
      './frame-text',
      './json-text',
      './local-service',
      './personal-data',
      './recorded-violations',
      './tenant-collections',
      './write-generated',
    ],
  })
}
