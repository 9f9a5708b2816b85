import { catalogue } from '@tributary/sdk/common'

export const tokensText = catalogue('portal.tokens', {
  connectors: 'Connectors',
  noOrganisations: 'No organisations',
})
