import { catalogue } from '@tributary/sdk/common'

export const manageText = catalogue('portal.connectors.manage', {
  addAConnector: 'Add a connector',
})
