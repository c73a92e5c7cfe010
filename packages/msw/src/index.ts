export type {
  Fault,
  FieldError,
  PublicOperationId,
  Pushed,
  PushedMessage,
  StatusOf,
  UnknownMessage,
} from '@tenant-api/simulator'
export type { AnswerChoice, AnswerWith, BodyOf, ChooseAnswer, SuccessOf } from './answer-choice.ts'
export type { AnswerOptions } from './answer-options.ts'
export type { AnsweredRequest } from './answered-request.ts'
export { type MockedApi, type MockOptions, mockTenantApi } from './mock-tenant-api.ts'
