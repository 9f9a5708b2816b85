import { catalogue } from '@tributary/sdk/common'

export const breadcrumbText = catalogue('ui.primitives.breadcrumb', {
  breadcrumb: 'Breadcrumb',
})
