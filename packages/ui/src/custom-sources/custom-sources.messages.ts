import { catalogue } from '@tributary/sdk/common'

export const customSourcesText = catalogue('ui.custom-sources', {
  close: 'Close',
  name: 'Name',
  format: 'Format',
  tables: 'Tables',
  connectors: 'Connectors',
  version: 'Version',
  saved: 'Saved',
})
