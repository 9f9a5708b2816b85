import type { QueryKey } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'

/** Starts every key of an organisation's data, so that it never shows under another organisation. */
export const organisationKey = (organisationId: Id, ...rest: readonly unknown[]) =>
  ['organisation', String(organisationId), ...rest] as const

export const organisationsKey = ['organisations'] as const
export const clientsKey = ['clients'] as const
export const connectorTypesKey = ['connector-types'] as const
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
export const tablesKey = (organisationId: Id, connectorId: Id) =>
  organisationKey(organisationId, 'tables', String(connectorId))
export const customSourcesKey = (organisationId: Id) => organisationKey(organisationId, 'custom-sources')
export const customSourceKey = (organisationId: Id, sourceId: string) =>
  organisationKey(organisationId, 'custom-source', sourceId)
export const customSourceVersionsKey = (organisationId: Id, sourceId: string) =>
  organisationKey(organisationId, 'custom-source-versions', sourceId)
export const manifestCheckKey = (organisationId: Id, text: string) =>
  organisationKey(organisationId, 'manifest-check', text)
export const usersKey = (organisationId: Id) => organisationKey(organisationId, 'users')
export const openSessionsKey = ['open-sessions'] as const
export const ownEmailKey = ['own-email'] as const
export const identitiesKey = ['linked-identities'] as const
export const userIdentitiesKey = (organisationId: Id, userId: Id) =>
  organisationKey(organisationId, 'linked-identities', String(userId))
export const approvalsKey = ['approvals'] as const
export const settingsKey = ['settings'] as const
export const insightsKey = ['insights'] as const
export const rolesKey = ['roles'] as const
export const statusesKey = ['statuses'] as const
/** The pending changes of a cached list. Not below the key of the list, so removing the list leaves them. */
export const pendingKey = (listKey: QueryKey): QueryKey => ['pending', ...listKey]
