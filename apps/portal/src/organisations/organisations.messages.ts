import { catalogue } from '@tributary/sdk/common'

export const organisationsText = catalogue('portal.organisations', {
  dashboard: 'Dashboard',
  theOrganisation: 'The organisation',
  insights: 'Insights',
  organisations: 'Organisations',
})
