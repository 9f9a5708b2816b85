import { catalogue } from '@tributary/sdk/common'

export const structureText = catalogue('ui.excel.structure', {
  hideArchived: (count: number) => `Hide archived (${count})`,
  linkType: 'Link type',
  entities: 'Entities',
  name: 'Name',
  status: 'Status',
  active: 'ACTIVE',
  helperTables: 'Helper Tables',
  helperTable: 'helper table',
  helperTables2: 'helper tables',
  line: 'Line',
  save: 'Save',
  nameNamed: (at: number) => `Name ${at + 1}`,
  removeNamed: (row: string, at: number) => `Remove ${row || `name ${at + 1}`}`,
  remove: 'Remove',
  addAnother: 'Add another',
  editNamed: (name: string) => `Edit ${name}`,
  deleteNamed: (name: string) => `Delete ${name}`,
  manage: 'Manage',
  excelTableName: 'Excel Table Name',
  sqlTableName: 'SQL Table Name',
  andMore: (more: number) => ` and ${more} more`,
  versions: 'Versions',
  addMilestoneTo: (name: string) => `Add Milestone to ${name}`,
  addMilestone: 'Add Milestone',
  /** Follows the count. */
  milestones: (count: number) => (count === 1 ? 'milestone' : 'milestones'),
  /** `manage` is the text on the button. */
  manageOf: (manage: string, area: string) => `${manage} of ${area}`,
  idNamed: (id: string) => `ID ${id}`,
})
