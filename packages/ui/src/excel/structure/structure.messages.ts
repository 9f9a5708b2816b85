import { catalogue, formatNumber } from '@tributary/sdk/common'

export const structureText = catalogue('ui.excel.structure', {
  hideArchived: (count: number) => `Hide archived (${formatNumber(count)})`,
  linkType: 'Link type',
  entities: 'Entities',
  name: 'Name',
  status: 'Status',
  active: 'ACTIVE',
  helperTables: 'Helper Tables',
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
  andMore: (more: number) => ` and ${formatNumber(more)} more`,
  versions: 'Versions',
  addMilestoneTo: (name: string) => `Add Milestone to ${name}`,
  addMilestone: 'Add Milestone',
  /** `manage` is the text on the button. */
  manageOf: (manage: string, area: string) => `${manage} of ${area}`,
  idNamed: (id: string) => `ID ${id}`,
})
