import { catalogue } from '@tributary/sdk/common'

export const connectorsText = catalogue('portal.connectors', {
  synchroniseToSql: 'Synchronise to SQL',
  noOrganisations: 'No organisations',
  connectors: 'Connectors',
  allConnectors: 'All connectors',
  addAConnector: 'Add a connector',
})
