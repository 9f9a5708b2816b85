import { catalogue } from '@tributary/sdk/common'

export const tokensText = catalogue('ui.tokens', {
  tokens: 'API tokens',
  loading: 'Loading API tokens',
  name: 'Name',
  owner: 'Owner',
  rights: 'Rights',
  connectors: 'Connectors',
  organisations: 'Organisations',
  lastFour: 'Last characters',
  created: 'Created',
  expires: 'Expires',
  lastUsed: 'Last used',
  actions: 'Actions',
  delete: 'Delete',
})
