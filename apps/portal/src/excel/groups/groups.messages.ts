import { catalogue } from '@tributary/sdk/common'

export const groupsText = catalogue('portal.excel.groups', {
  area: 'Area',
  searchAreas: 'Search areas',
  subAreas: 'Sub-areas',
  searchSubAreas: 'Search sub-areas',
  chooseAnAreaFirst: 'Choose an area first.',
  subArea: 'Sub-area',
  areas: 'Areas',
  chooseASubAreaFirst: 'Choose a sub-area first.',
  version: 'Version',
  searchVersions: 'Search versions',
  milestones: 'Milestones',
  searchMilestones: 'Search milestones',
  noMilestonesFound: 'No milestones found.',
  chooseAVersionFirst: 'Choose a version first.',
  securityGroups: 'Security groups',
  loadingNamed: (title: string) => `Loading ${title}`,
})
