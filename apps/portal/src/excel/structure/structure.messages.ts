import { catalogue } from '@tributary/sdk/common'

export const structureText = catalogue('portal.excel.structure', {
  delete: 'Delete',
  save: 'Save',
  entities: 'Entities',
  addNewEntity: 'add new entity',
  addNewEntity2: 'Add new entity',
  editEntity: 'Edit entity',
  entityName: 'Entity Name',
  add: 'Add',
  helperTables: 'Helper Tables',
  addHelperTableS: 'Add Helper Table(s)',
  editHelperTable: 'Edit Helper Table',
  addMilestoneS: 'Add Milestone(s)',
  editMilestone: 'Edit Milestone',
  loadingNamed: (title: string) => `Loading ${title}`,
  versions: 'Versions',
  addNewVersion: 'Add new Version',
  addNewVersionS: 'Add new Version(s)',
  editVersion: 'Edit Version',
})
