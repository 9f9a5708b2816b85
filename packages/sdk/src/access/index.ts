export {
  type AccessDraft,
  accessDraftOf,
  accessRequest,
  type ConnectorChange,
  changedConnectors,
  connectorChange,
  draftDifferences,
  isSameAccess,
  withAccessDraft,
} from './access-draft.ts'
export { type AnswerNames, type AnswerView, answerView, type CheckView, remedyLabel } from './answer-view.ts'
export { questionMessages } from './question.messages.ts'
export { type AccessQuestion, questionOf, questionParameters } from './question-address.ts'
export { questionConnector } from './question-connector.ts'
export { dayIn, endOfDay, isDay } from './report-day.ts'
export { synchronisationOf } from './synchronisation.ts'
export { targetName } from './target-name.ts'
