export type {
  AccessAnswer,
  AccessCheck,
  ArchivableKind,
  CheckFault,
  CheckKind,
  Remedy,
} from './access/access-answer.ts'
export {
  type AccessMatrix,
  accessMatrix,
  connectorMatrix,
  type MatrixKind,
  type MatrixMark,
  matrixKinds,
} from './access/access-matrix.ts'
export type {
  AccessFacts,
  ConnectorFacts,
  ConnectorLink,
  QuestionTarget,
  QuestionUser,
  RefreshOutcome,
  SynchronisationState,
  TableFacts,
} from './access/access-question.ts'
export { hadEveryConnector } from './access/connector-checks.ts'
export { explainAccess } from './access/explain-access.ts'
export { type MemberChange, type MembersBefore, membersBefore } from './access/members-before.ts'
export type { OwnAccess } from './access/own-access.ts'
export type {
  MemberAccess,
  PastAccess,
  PastItem,
  PastMember,
  SeenItem,
} from './access/past-access.ts'
export { itemsSeen } from './access/past-items.ts'
export { type ExcelKind, excelKinds } from './access/seen-parts.ts'
export type { AccountOptions, CaptchaKind, SignInProvider } from './account/account-options.ts'
export type { FinaliseState } from './account/finalise.ts'
export {
  type AlertChannel,
  type AlertChannelKind,
  type AlertEvent,
  type AlertPace,
  type AlertSettings,
  alertChannelKinds,
  alertEvents,
  alertLimits,
  alertPaces,
  noAlerts,
  type QuietHours,
} from './alerts/alert.ts'
export {
  type Approval,
  type ApprovalStatus,
  type ApprovalType,
  approvalStatuses,
  type ConnectorRequest,
} from './approvals/approval.ts'
export type {
  AuditActor,
  AuditEntry,
  AuditedValue,
  AuditValue,
  AuditVerification,
} from './audit/audit-entry.ts'
export { type Setting, type SettingKey, settingKeys } from './configuration/setting.ts'
export {
  type Status,
  type StatusName,
  statusNamed,
  statusNameOf,
  statusNames,
} from './configuration/status.ts'
export {
  connectorKinds,
  displayNameOf,
  isConnectionString,
  isCustom,
  isExcel,
  isSecretProperty,
  kindOf,
  propertiesOf,
  propertyOf,
  type TypeOrKind,
  typeNameOf,
} from './connectors/catalogue.ts'
export type {
  AssignedUsers,
  ClientConnector,
  ConnectorAuthorisation,
  ConnectorProperty,
  Licence,
  RefreshLog,
} from './connectors/client-connector.ts'
export type {
  ConnectionCheck,
  ConnectionCheckKey,
  ConnectionSample,
  SampleTable,
} from './connectors/connection-check.ts'
export { connectorKeyFor } from './connectors/connector-key.ts'
export { availableTypes, type ConnectorType, connectorTag } from './connectors/connector-type.ts'
export type { ConnectorInsight } from './connectors/insight.ts'
export { PORTAL_USER } from './connectors/kinds/common.ts'
export { CUSTOM_HOSTS, CUSTOM_SOURCE, settingProperty } from './connectors/kinds/custom.ts'
export type { ConnectorKind, PropertySpec } from './connectors/kinds/kind.ts'
export {
  isReconnectLinkExpired,
  mayStillAskToReconnect,
  RECONNECT_LINK_MS,
  type ReconnectLink,
  type ReconnectOffer,
  type ReconnectResult,
  reconnectResults,
} from './connectors/reconnect-link.ts'
export type { RefreshBucket } from './connectors/refresh-bucket.ts'
export {
  type LeftOutTables,
  type RefreshCause,
  type RefreshRun,
  refreshCauses,
} from './connectors/refresh-run.ts'
export { type SavedFilter, savedFilterLimits, savedFilterParameters } from './connectors/saved-filter.ts'
export type { ConnectorTable, TablePreview } from './connectors/table-preview.ts'
export { assignedUserIds, isVisibleTo } from './connectors/visibility.ts'
export {
  type CheckedManifest,
  type CustomSetting,
  type CustomSource,
  type CustomSourceText,
  type CustomSourceVersion,
  customKind,
  type ManifestFormat,
  type ManifestLineFault,
  type ManifestSummary,
  manifestFormats,
  type TriedRequest,
  type TriedTable,
} from './custom-sources/custom-source.ts'
export type { DatabaseCredentials, StoredCredentials, TenantCredentials } from './database/credentials.ts'
export type { ExcelGuide } from './database/excel-guide.ts'
export { NAME_MAX_BYTES, safeName, truncateToBytes } from './database/safe-name.ts'
export type { StructureState } from './database/structure-state.ts'
export {
  type AccessItem,
  type AccessObstacle,
  type AccessReason,
  accessItemKey,
  type UserAccess,
  type VisibleItem,
} from './excel/access.ts'
export { type AccessDifference, accessChange, peopleAffectedByLinks } from './excel/access-change.ts'
export {
  type AccessEdit,
  accessChangeByEdit,
  accessChangeByEdits,
  type EditedItem,
  type EditedList,
} from './excel/access-edit.ts'
export { grantedLinks, grantedMilestones } from './excel/access-grants.ts'
export { type AreaLink, areaLinks, linkIndex } from './excel/access-links.ts'
export { accessOf } from './excel/access-of.ts'
export {
  type AccessStructure,
  type AccessTarget,
  type AccessUser,
  withGroup,
  withoutGroup,
} from './excel/access-structure.ts'
export { AREA_ROWS_MAXIMUM, type Area, type Subarea, type SubareaLinkType } from './excel/area.ts'
export { type ApplyFor, applyForModes, type Entity } from './excel/entity.ts'
export { grantedStructure } from './excel/granted-structure.ts'
export type { HelperTable } from './excel/helper-table.ts'
export type { AreaGrant, MilestoneGrant, SecurityGroup } from './excel/security-group.ts'
export { type StructureChange, undoableFor } from './excel/structure-change.ts'
export { afterMove, type StructureMove } from './excel/structure-move.ts'
export { subareaInitials } from './excel/subarea-initials.ts'
export {
  helperTableNameError,
  helperTableNames,
  inputTableName,
  versionTableNames,
} from './excel/table-names.ts'
export type { Milestone, Version } from './excel/version.ts'
export { whoSees } from './excel/who-sees.ts'
export { type Id, type Named, sameId } from './id.ts'
export {
  type Invitation,
  type InvitationOffer,
  type InvitationOutcome,
  type InvitedAccess,
  type Inviter,
  invitationLimits,
  isInvitationExpired,
  isSameAccess,
  mayAcceptWithRole,
  mayStillInvite,
} from './invitations/invitation.ts'
export { readCells } from './invitations/read-cells.ts'
export { type PastedPerson, readPeople } from './invitations/read-people.ts'
export {
  arrangeLineage,
  type LineageChoice,
  type LineageColumn,
  type LineageJoin,
  type LineagePicture,
} from './lineage/arrange-lineage.ts'
export { groupedAbove, type LineageItem } from './lineage/group-lineage.ts'
export {
  type Lineage,
  type LineageKind,
  type LineageLink,
  type LineageNode,
  type LineageState,
  type LineageSubject,
  lineageColumns,
} from './lineage/lineage.ts'
export { lineageChain } from './lineage/lineage-chain.ts'
export { type LineageDirection, lineageMove } from './lineage/lineage-move.ts'
export { lineageKey } from './lineage/lineage-node.ts'
export { lineageOf } from './lineage/lineage-of.ts'
export { type LineagePath, lineagePath } from './lineage/lineage-path.ts'
export {
  type Housekeeping,
  type MailState,
  mailStates,
  type StoredData,
  type UnsentMail,
} from './operations/operations.ts'
export {
  type DomainRecord,
  domainOfAddress,
  isMailDomain,
  isPublicMailDomain,
  type MailDomain,
  type MailDomainState,
  mailDomainStates,
} from './organisation-sign-in/mail-domain.ts'
export {
  type OfferedSignIn,
  type OrganisationProvider,
  type OrganisationSignIn,
  organisationSignInLimits,
  type ReportedClaim,
  type SignInTest,
  type SignInTestOutcome,
  signInTestOutcomes,
} from './organisation-sign-in/organisation-sign-in.ts'
export {
  type AssertedAddress,
  assertionOutcome,
  keepsPassword,
  mayBeDefaultRole,
  mayBeSignedIn,
  type PasswordUser,
  type ProviderAccount,
} from './organisation-sign-in/provider-rules.ts'
export { byName, organisationsByName } from './organisations/by-name.ts'
export type { FirstRunState } from './organisations/first-run-state.ts'
export type { Client, DeletedOrganisation, Organisation } from './organisations/organisation.ts'
export {
  type ScimFailure,
  type ScimMapping,
  type ScimProvisioning,
  type ScimRequest,
  scimActions,
  scimLimits,
  scimResources,
} from './scim/scim-provisioning.ts'
export { type Ability, type Actor, can } from './session/abilities.ts'
export { type ExportSubject, exportAbility, exportSubjects } from './session/export-subject.ts'
export {
  type Authenticator,
  type FactorFacts,
  factorLimits,
  type NewAuthenticator,
  type OwnFactors,
  type Passkey,
  type PasskeyCreation,
  type PasskeyRequest,
  type SignInFactor,
  type StepUpFactor,
  type StepUpFacts,
  signInFactors,
  stepUpFactors,
  type UserFactors,
} from './session/factors.ts'
export { initials, monogramLetter } from './session/initials.ts'
export type { LinkedIdentity } from './session/linked-identity.ts'
export {
  assignableRoles,
  mayChangeRole,
  mayChangeStatus,
  mayDeleteUser,
  mayEditUser,
  mayGiveRole,
  mayViewAs,
} from './session/may-manage.ts'
export type { OpenSession } from './session/open-session.ts'
export type { EmailChange, OwnEmail } from './session/own-email.ts'
export { isSuperadmin, type Role, type RoleName, roles } from './session/roles.ts'
export type { Session, SessionUser, VerificationDevice, ViewAs } from './session/session-user.ts'
export {
  type ApiToken,
  type NewApiToken,
  type ServiceAccount,
  type ServiceRole,
  scopeIncludes,
  serviceRoles,
  TOKEN_PREFIX,
  type TokenOwner,
  type TokenScope,
  tokenLimits,
  tokenScopes,
} from './tokens/api-token.ts'
export type { AssignableRole, Person, User } from './users/user.ts'
export {
  type DeliveryState,
  deliveryStates,
  type Webhook,
  type WebhookDelivery,
  type WebhookEventType,
  type WebhookFault,
  type WebhookLastDelivery,
  type WebhookWithSecret,
  webhookEventTypes,
  webhookLimits,
} from './webhooks/webhook.ts'
export type {
  TokenOrganisation,
  Xero2SqlProduct,
  Xero2SqlProductLink,
  Xero2SqlToken,
  Xero2SqlTokenDetails,
} from './xero2sql/xero2sql.ts'
