export type { OnUse, Use } from '@tenant-api/contract/usage'
export type {
  Fault,
  FieldError,
  PublicOperationId,
  Pushed,
  PushedMessage,
  StatusOf,
  UnknownMessage,
} from '@tenant-api/simulator'
export type {
  AnswerChoice,
  AnsweredRequest,
  AnswerWith,
  BodyOf,
  ChooseAnswer,
  SuccessOf,
} from './answer-choice.ts'
export type { AnswerOptions } from './handlers.ts'
export { type MockedApi, type MockOptions, mockTenantApi } from './mock-tenant-api.ts'
