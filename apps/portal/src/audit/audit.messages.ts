import { catalogue } from '@tributary/sdk/common'

export const auditText = catalogue('portal.audit', {
  noOrganisations: 'No organisations',
  dismiss: 'Dismiss',
})
