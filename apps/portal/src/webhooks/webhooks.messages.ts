import { catalogue } from '@tributary/sdk/common'

export const webhooksText = catalogue('portal.webhooks', {
  webhooks: 'Webhooks',
  deliveries: 'Deliveries',
  noOrganisations: 'No organisations',
  loading: 'Loading webhooks',
  loadingDeliveries: 'Loading deliveries',
  missing: 'This webhook no longer exists.',
})
