import { catalogue } from '@tributary/sdk/common'

export const homeText = catalogue('portal.home', {
  noOrganisations: 'No organisations',
  connectors: 'Connectors',
})
