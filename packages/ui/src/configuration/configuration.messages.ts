import { catalogue } from '@tributary/sdk/common'

export const configurationText = catalogue('ui.configuration', {
  loadingSettings: 'Loading settings',
})
