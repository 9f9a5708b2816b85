import { catalogue } from '@tributary/sdk/common'

export const connectorsText = catalogue('portal.connectors', {
  synchroniseToSql: 'Synchronise to SQL',
  noOrganisations: 'No organisations',
  connectors: 'Connectors',
  /** What the heat map shows. */
  refreshes: 'Refreshes',
  allConnectors: 'All connectors',
  /** The choice between cards and a list on the page of a type. */
  view: 'View',
  cards: 'Cards',
  list: 'List',
  addAConnector: 'Add a connector',
  refreshStarted: (connector: string) => `The refresh of ${connector} has started.`,
  refreshCancelled: (connector: string) => `The refresh of ${connector} was cancelled.`,
  filterShared: (filter: string) => `All members of the organisation see the filter ${filter} now.`,
  filterPersonal: (filter: string) => `Only you see the filter ${filter} now.`,
  /** After the return from a provider, of a connector that reads another account. */
  stillRefused: (connector: string) =>
    `${connector} is not connected. Please authorise the account that it reads.`,
})
