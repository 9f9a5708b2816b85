export { applyWrite, withSaved, writeCache } from './cache/apply-write.ts'
export * from './cache/keys.ts'
export { invalidateOutdated } from './cache/outdated.ts'
export { applyQueryDefaults, createQueryClient } from './cache/query-client.ts'
export { useStableKey } from './cache/use-stable-key.ts'
export {
  useAreas,
  useConnectorTypes,
  useInsights,
  useOrganisationConnectorTypes,
  useOrganisations,
  useRoles,
  useSettings,
  useStatuses,
  useStructureList,
  useUsers,
} from './hooks/lists.ts'
export { useApprovals } from './hooks/use-approvals.ts'
export { useConnector } from './hooks/use-connector.ts'
export { type ConnectorLog, useConnectorLog } from './hooks/use-connector-log.ts'
export { type RefreshRequest, type SendRefresh, useConnectors } from './hooks/use-connectors.ts'
export { type DecideApproval, useDecideApproval } from './hooks/use-decide-approval.ts'
export { type Pending, usePending } from './hooks/use-pending.ts'
export { useRefreshConnector } from './hooks/use-refresh-connector.ts'
export { createPollBackoff, type PollBackoff } from './polling/poll-backoff.ts'
export { refetchAlways } from './polling/refetch-always.ts'
export { type PolledQuery, usePolledQuery } from './polling/use-polled-query.ts'
export { useStickyError } from './polling/use-sticky-error.ts'
export { useClient } from './provider/client-context.ts'
export { TributaryProvider, type TributaryProviderProps } from './provider/tributary-provider.tsx'
export { approvalsQuery, connectorRequestsQuery } from './queries/approvals.ts'
export {
  type ConnectorsOptions,
  connectorQuery,
  connectorsQuery,
  connectorTypesQuery,
  everyConnectorQuery,
  organisationConnectorTypesQuery,
} from './queries/connectors.ts'
export { type StructureListName, type StructureLists, structureQuery } from './queries/excel.ts'
export type { LoadingOptions } from './queries/load-options.ts'
export { clientsQuery, insightsQuery, organisationsQuery, settingsQuery } from './queries/organisations.ts'
export { rolesQuery, statusesQuery, usersQuery } from './queries/users.ts'
