import { connectors, type Endpoint, excel, tokens, users } from '@tributary/sdk/contract'

/** Lists that may be read a page at a time, with `limit` and `cursor`. Logs have their own pages. */
export const pagedLists: ReadonlySet<Endpoint> = new Set<Endpoint>([
  connectors.listEveryConnector,
  excel.listAreas,
  excel.listEntities,
  excel.listHelperTables,
  excel.listSecurityGroups,
  excel.listSubareas,
  excel.listVersions,
  tokens.listServiceAccounts,
  tokens.listTokens,
  users.listUsers,
])
