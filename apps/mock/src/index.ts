export type { Pushed, PushedMessage, UnknownMessage } from '@tenant-api/documented-answers'
export type { ChosenAnswer } from './chosen-answers.ts'
export { type Mock, type MockOptions, startMock } from './start-mock.ts'
