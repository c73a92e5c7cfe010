export * from './any-document.ts'
export { type Cloud, clouds, forCloud, maxPageSize } from './cloud.ts'
export { documentFault } from './document-fault.ts'
export { isAttribute, type PublishEvent, validateBatchSize, validatePublishEvent } from './publish-event.ts'
