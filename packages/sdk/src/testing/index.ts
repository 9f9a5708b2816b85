export {
  conflict,
  FakeFailure,
  forbidden,
  fromJson,
  JsonReply,
  LostConnection,
  networkFailure,
  notFound,
  refusal,
  tooManyRequests,
  unauthorised,
  unavailable,
} from './failures.ts'
export { createFakeBackend } from './fake-backend.ts'
export type { Gate } from './gates.ts'
export type { FakeCall, FakeHandler, FakeRequest } from './handler.ts'
export { FakeBackendError } from './mistakes.ts'
export {
  buildApproval,
  buildArea,
  buildConnector,
  buildConnectorType,
  buildSubarea,
  buildUser,
} from './model/builders.ts'
export type {
  FakeApproval,
  FakeConnector,
  FakeConnectorRequest,
  FakeData,
  FakeSavedFilter,
  FakeUser,
  RefreshOutcome,
} from './model/data.ts'
export { sampleData } from './model/sample-data.ts'
export { sampleJson } from './sample-json.ts'
export type { CallAddress } from './target.ts'
export type {
  AddHandler,
  FakeBackend,
  FakeBackendOptions,
  FakeBrowser,
  RecordedRequest,
  SignedInBrowser,
} from './types.ts'
