import { catalogue } from '@tributary/sdk/common'

export const excelText = catalogue('portal.excel', {
  tableSynchronisation: 'Table synchronisation',
  databaseSettings: 'Database settings',
  noOrganisations: 'No organisations',
  loadingNamed: (title: string) => `Loading ${title}`,
  entities: 'Entities',
  userEntities: 'User entities',
  linkAreasToSubareas: 'Link Areas to Subareas',
  excelStructure: 'Excel structure',
  excelConnectors: 'Excel connectors',
  whoSeesWhat: 'Who sees what',
  whereNumbersComeFrom: 'Where a number comes from',
  assignUsersToSecurityGroups: 'Assign Users to Security Groups',
})
