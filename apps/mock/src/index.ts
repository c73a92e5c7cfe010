export type { Pushed, PushedMessage, UnknownMessage } from '@tenant-api/documented-answers'
export type { ChosenAnswer } from './chosen-answer.ts'
export type { MockOptions } from './mock-options.ts'
export { type Mock, startMock } from './start-mock.ts'
