import { catalogue } from '@tributary/sdk/common'

export const organisationsText = catalogue('ui.organisations', {
  editNamed: (name: string) => `Edit ${name}`,
  organisationDetails: 'Organisation details',
  noOrganisations: 'No organisations',
  name: 'Name',
  organisationId: 'Organisation id',
  loadingOrganisation: 'Loading organisation',
  loadingOrganisations: 'Loading organisations',
  organisations: 'Organisations',
})
