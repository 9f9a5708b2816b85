import { catalogue } from '@tributary/sdk/common'

export const pageText = catalogue('portal.page', {
  loading: 'Loading',
})
