import { catalogue } from '@tributary/sdk/common'

export const customSourcesText = catalogue('portal.custom-sources', {
  noOrganisations: 'No organisations',
  sources: 'Sources',
  dismiss: 'Dismiss',
  source: 'Source',
  customSource: 'Custom source',
})
