export type { FieldError, Pushed, PushedMessage, UnknownMessage } from '@tenant-api/simulator'
export type { ChosenAnswer, Mock, RecordedRequest } from './mock.ts'
export type { MockOptions } from './mock-options.ts'
export { startMock } from './start-mock.ts'
