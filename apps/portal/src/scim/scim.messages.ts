import { catalogue } from '@tributary/sdk/common'

export const scimText = catalogue('portal.scim', {
  provisioning: 'Provisioning settings',
  loading: 'Loading provisioning settings',
})
