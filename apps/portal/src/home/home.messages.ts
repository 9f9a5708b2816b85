import { catalogue } from '@tributary/sdk/common'

export const homeText = catalogue('portal.home', {
  home: 'Home',
  noOrganisations: 'No organisations',
  connectors: 'Connectors',
})
