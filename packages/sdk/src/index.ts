export { getOwnAccess, getPastAccess, saveUserAccess } from './access/access.calls.ts'
export {
  confirmAddress,
  finalise,
  getAddressToConfirm,
  getCaptchaChallenge,
  getFinalise,
  isEmailAvailable,
  register,
  requestPasswordReset,
  resetPassword,
  validateResetToken,
} from './account/account.calls.ts'
export { getAccountOptions } from './account/options.calls.ts'
export {
  createAlertChannel,
  deleteAlertChannel,
  getAlertSettings,
  listAlertChannels,
  saveAlertSettings,
  testAlertChannel,
  updateAlertChannel,
} from './alerts/alerts.calls.ts'
export {
  decideApproval,
  listApprovals,
  listConnectorRequests,
  requestConnector,
} from './approvals/approvals.calls.ts'
export { listAuditEntries, recordExport, verifyAudit } from './audit/audit.calls.ts'
export { type Call, type CallInput, call } from './client/call.ts'
export { callLogger, type Logger, type LogLevel } from './client/call-logger.ts'
export type { CallOptions } from './client/call-options.ts'
export { type Client, createClient } from './client/client.ts'
export type { ClientOptions } from './client/client-options.ts'
export type { Clock } from './client/clock.ts'
export { failureMessage, isVagueFailure } from './client/failure-message.ts'
export type { CallHooks, PlannedRetry, ReceivedResponse, SentRequest } from './client/hooks.ts'
export { withIntents } from './client/intents.ts'
export type { Issue } from './client/issues.ts'
export { Refusal } from './client/refusal.ts'
export { requestMessages } from './client/request.messages.ts'
export { createRetryBudget, type RetryBudget } from './client/retry-budget.ts'
export { type Failure, isSdkError, SdkError, type SdkErrorKind } from './client/sdk-error.ts'
export type { ClientSession, EndReason } from './client/session.ts'
export { isUnauthorised } from './client/unauthorised.ts'
export { type WithResponse, withResponse } from './client/with-response.ts'
export { type ConfirmIdentity, isStepUpRequired, withStepUp } from './client/with-step-up.ts'
export { withoutWrites } from './client/without-writes.ts'
export { changeSetting, listSettings, listStatuses } from './configuration/configuration.calls.ts'
export { authorise } from './connectors/authorise.calls.ts'
export { type BulkOrder, type BulkWork, createBulkQueue } from './connectors/bulk/bulk-queue.ts'
export { testConnection } from './connectors/connection.calls.ts'
export {
  getConnector,
  listConnectors,
  listConnectorTypes,
  listInsights,
  listOrganisationConnectorTypes,
  refreshConnector,
  refreshConnectorByKey,
} from './connectors/connectors.calls.ts'
export { eachRefreshRun } from './connectors/each-refresh-run.ts'
export {
  assignOrganisations,
  assignUsers,
  createConnector,
  deleteConnector,
  disconnectConnector,
  listConnectorLicences,
  listLicences,
  pauseSchedule,
  resumeSchedule,
  saveLicences,
  updateConnector,
} from './connectors/manage.calls.ts'
export {
  addProperties,
  deleteProperty,
  listProperties,
  updateProperties,
  updateProperty,
} from './connectors/properties.calls.ts'
export {
  askToReconnect,
  listReconnectLinks,
  openReconnectLink,
  startReconnecting,
  withdrawReconnectLink,
} from './connectors/reconnect/reconnect.calls.ts'
export {
  cancelRefresh,
  getRefreshHistory,
  listConnectorTables,
  listEveryConnector,
  listEveryTable,
  listRefreshRuns,
  previewConnectorTable,
} from './connectors/runs.calls.ts'
export {
  createSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  updateSavedFilter,
} from './connectors/saved-filters.calls.ts'
export type { RequestOf } from './contract/wire/request.ts'
export {
  checkManifest,
  createCustomSource,
  deleteCustomSource,
  getCustomSource,
  getCustomSourceVersion,
  listCustomSources,
  listCustomSourceVersions,
  restoreCustomSource,
  saveCustomSource,
  tryManifest,
} from './custom-sources/custom-sources.calls.ts'
export {
  getDatabaseCredentials,
  getExcelGuide,
  getStructureState,
  saveDatabaseCredentials,
  synchroniseTables,
  testDatabaseCredentials,
} from './database/database.calls.ts'
export {
  listStructureChanges,
  mergeArea,
  mergeSubarea,
  moveMilestone,
  moveSubarea,
  undoStructureChange,
} from './excel/changes/changes.calls.ts'
export { createUndoQueue, type UndoWork } from './excel/changes/undo-queue.ts'
export {
  deleteSecurityGroup,
  grantAreas,
  grantMilestones,
  listSecurityGroups,
  revokeAreas,
  revokeMilestones,
  saveSecurityGroup,
  setSecurityGroupStatus,
} from './excel/groups/groups.calls.ts'
export {
  createArea,
  createSubarea,
  deleteArea,
  deleteSubarea,
  importAreas,
  linkArea,
  listAreas,
  listSubareas,
  unlinkArea,
  unlinkAreaFromAll,
  updateArea,
  updateSubarea,
} from './excel/structure/areas.calls.ts'
export {
  createEntity,
  createHelperTable,
  deleteEntity,
  deleteHelperTable,
  listEntities,
  listHelperTables,
  updateEntity,
  updateHelperTable,
} from './excel/structure/tables.calls.ts'
export {
  createMilestone,
  createVersion,
  deleteMilestone,
  deleteVersion,
  listMilestones,
  listVersions,
  updateMilestone,
  updateVersion,
} from './excel/structure/versions.calls.ts'
export {
  acceptInvitation,
  invitePeople,
  listInvitations,
  openInvitation,
  resendInvitation,
  signUpWithInvitation,
  withdrawInvitation,
} from './invitations/invitations.calls.ts'
export { getHousekeeping, listUnsentMails, retryMail } from './operations/operations.calls.ts'
export {
  addMailDomain,
  addSignInProvider,
  assignMailDomain,
  findSignInProvider,
  getOrganisationSignIn,
  removeMailDomain,
  removeSignInProvider,
  saveSignInProvider,
  setSignInPolicy,
  switchSignInProvider,
  testSignInProvider,
  verifyMailDomain,
} from './organisation-sign-in/organisation-sign-in.calls.ts'
export {
  deleteOrganisation,
  getFirstRunState,
  listClients,
  listDeletedOrganisations,
  listOrganisations,
  restoreOrganisation,
  saveClient,
  saveFirstRunState,
} from './organisations/organisations.calls.ts'
export { createScimToken, getScimProvisioning, switchScim } from './scim/scim.calls.ts'
export {
  confirmSignIn,
  resendCode,
  type SignInCode,
  signInWithCode,
  signInWithProvider,
  type VerificationCode,
} from './session/codes.calls.ts'
export {
  confirmAuthenticator,
  getFactors,
  removeAuthenticator,
  replaceRecoveryCodes,
  sendStepUpCode,
  startAuthenticator,
  stepUp,
} from './session/factors.calls.ts'
export {
  addPasskey,
  makePasskeyPasswordless,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
  startPasskeyStepUp,
  type UsedPasskey,
} from './session/passkeys.calls.ts'
export {
  cancelEmailChange,
  changePassword,
  endSession,
  getOwnEmail,
  listIdentities,
  listSessions,
  removeIdentity,
  requestEmailChange,
  resendEmailChange,
  signOutEverywhere,
} from './session/security.calls.ts'
export { type Credentials, getMe, refreshSession, signIn, signOut } from './session/session.calls.ts'
export {
  changeMultiFactor,
  forgetDevice,
  type VerificationResult,
  verifyCode,
} from './session/verification.calls.ts'
export { endViewAs, startViewAs } from './session/view-as.calls.ts'
export {
  createOwnToken,
  createServiceAccount,
  createServiceToken,
  deleteServiceAccount,
  getCurrentToken,
  listOwnTokens,
  listServiceAccounts,
  listTokens,
  revokeOwnToken,
  revokeToken,
  updateServiceAccount,
} from './tokens/tokens.calls.ts'
export { createUserBulkQueue, type UserBulkOrder, type UserBulkWork } from './users/bulk/user-bulk-queue.ts'
export {
  createUser,
  deleteUser,
  getUserFactors,
  linkUserToEntity,
  linkUserToGroup,
  linkUserToHelperTable,
  listRoles,
  listUserIdentities,
  listUsers,
  removeUserIdentity,
  resetUserFactors,
  sendPasswordLink,
  unlinkUserFromEntities,
  unlinkUserFromGroups,
  unlinkUserFromHelperTables,
  updateUser,
} from './users/users.calls.ts'
export {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayDelivery,
  replayFailedDeliveries,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks/webhooks.calls.ts'
export {
  getXero2SqlCredentials,
  getXeroToken,
  linkUserToXero2SqlProduct,
  listMyXero2SqlProducts,
  listXero2SqlUsers,
  listXeroTokens,
  saveTokenCredentials,
  saveXero2SqlCredentials,
  startXero2SqlSync,
  synchroniseTokenTables,
  unlinkUserFromXero2SqlProducts,
} from './xero2sql/xero2sql.calls.ts'
