import { catalogue } from '@tributary/sdk/common'

export const accessText = catalogue('portal.excel.access', {
  accessRights: 'Access rights',
  loadingNamed: (title: string) => `Loading ${title}`,
  show: 'Show',
  past: 'On a past day',
  searchNamed: (many: string) => `Search ${many}`,
  person: 'Person',
  searchPeople: 'Search people',
  whereItComesFrom: 'Where it comes from',
  assignSecurityGroups: 'Assign security groups',
})
