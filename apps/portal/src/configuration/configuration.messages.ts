import { catalogue } from '@tributary/sdk/common'

export const configurationText = catalogue('portal.configuration', {
  settings: 'Settings',
})
