import type { QueryKey } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import type { HistorySpan } from '@tributary/sdk/connectors'

/** Starts every key of this package, so that it shares a cache with other data. */
export const tributaryKey = ['tributary'] as const

const keyOf = <const Rest extends readonly unknown[]>(...rest: Rest) => [...tributaryKey, ...rest] as const

/** Starts every key of an organisation's data, so that it never shows under another organisation. */
export const organisationKey = (organisationId: Id, ...rest: readonly unknown[]) =>
  keyOf('organisation', String(organisationId), ...rest)

export const organisationsKey = keyOf('organisations')
export const clientsKey = keyOf('clients')
export const connectorTypesKey = keyOf('connector-types')
export const organisationConnectorTypesKey = (organisationId: Id) =>
  organisationKey(organisationId, 'connector-types')
export const connectorsKey = (organisationId: Id, connectorType: string) =>
  organisationKey(organisationId, 'connectors', connectorType.toLowerCase())
export const firstConnectorsKey = (organisationId: Id, connectorType: string) =>
  organisationKey(organisationId, 'first-connectors', connectorType.toLowerCase())
export const connectorKey = (organisationId: Id, connectorId: Id) =>
  organisationKey(organisationId, 'connector', String(connectorId))
export const runsKey = (organisationId: Id, connectorType: string) =>
  organisationKey(organisationId, 'refresh-runs', connectorType.toLowerCase())
export const connectorRequestsKey = (organisationId: Id) =>
  organisationKey(organisationId, 'connector-requests')
export const homeConnectorsKey = (organisationId: Id) => organisationKey(organisationId, 'home-connectors')
/** The key of all connectors of an organisation, of every type. */
export const everyConnectorKey = (organisationId: Id) => organisationKey(organisationId, 'every-connector')
/** The key of a history of refreshes, or without a span of every one of an organisation. */
export const refreshHistoryKey = (organisationId: Id, span?: HistorySpan) =>
  organisationKey(organisationId, 'refresh-history', ...(span ? [span.bucket, span.count, span.zone] : []))
export const savedFiltersKey = (organisationId: Id) => organisationKey(organisationId, 'saved-filters')
export const tablesKey = (organisationId: Id, connectorId: Id) =>
  organisationKey(organisationId, 'tables', String(connectorId))
export const customSourcesKey = (organisationId: Id) => organisationKey(organisationId, 'custom-sources')
export const customSourceKey = (organisationId: Id, sourceId: string) =>
  organisationKey(organisationId, 'custom-source', sourceId)
export const customSourceVersionsKey = (organisationId: Id, sourceId: string) =>
  organisationKey(organisationId, 'custom-source-versions', sourceId)
export const manifestCheckKey = (organisationId: Id, text: string) =>
  organisationKey(organisationId, 'manifest-check', text)
export const invitationsKey = (organisationId: Id) => organisationKey(organisationId, 'invitations')
export const firstRunStateKey = (organisationId: Id) => organisationKey(organisationId, 'first-run')
export const reconnectLinksKey = (organisationId: Id) => organisationKey(organisationId, 'reconnect-links')
export const usersKey = (organisationId: Id) => organisationKey(organisationId, 'users')
export const openSessionsKey = keyOf('open-sessions')
export const ownTokensKey = keyOf('own-tokens')
export const tokensKey = (organisationId: Id) => organisationKey(organisationId, 'tokens')
export const serviceAccountsKey = (organisationId: Id) => organisationKey(organisationId, 'service-accounts')
export const alertSettingsKey = keyOf('alert-settings')
export const alertChannelsKey = (organisationId: Id) => organisationKey(organisationId, 'alert-channels')
/** Starts the keys of every list of the audit log. */
export const everyAuditKey = keyOf('audit')
/** The key of the audit log of an organisation, or without one of every organisation. */
export const auditKey = (organisationId: Id | null) =>
  keyOf('audit', organisationId === null ? null : String(organisationId))
export const mailsKey = keyOf('mails')
export const housekeepingKey = keyOf('housekeeping')
export const ownEmailKey = keyOf('own-email')
export const factorsKey = keyOf('factors')
export const identitiesKey = keyOf('linked-identities')
export const userFactorsKey = (organisationId: Id, userId: Id) =>
  organisationKey(organisationId, 'factors', String(userId))
export const userIdentitiesKey = (organisationId: Id, userId: Id) =>
  organisationKey(organisationId, 'linked-identities', String(userId))
/** The key of a list of an organisation's Excel structure, for example `areas`. */
export const structureKey = (organisationId: Id, name: string) =>
  organisationKey(organisationId, 'excel', name)
export const approvalsKey = keyOf('approvals')
export const settingsKey = keyOf('settings')
export const insightsKey = keyOf('insights')
export const rolesKey = keyOf('roles')
export const statusesKey = keyOf('statuses')
/** The pending changes of a cached list. Not below the key of the list, so removing the list leaves them. */
export const pendingKey = (listKey: QueryKey): QueryKey => ['tributary-pending', ...listKey]
