export type {
  Fault,
  PublicOperationId,
  Pushed,
  PushedMessage,
  UnknownMessage,
} from '@tenant-api/documented-answers'
export type { AnswerChoice, AnsweredRequest, BodyOf, StatusOf } from './answer-choice.ts'
export { type AnswerOptions, type MockedApi, type MockOptions, mockTenantApi } from './mock-tenant-api.ts'
