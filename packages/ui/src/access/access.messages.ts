import { catalogue, plural } from '@tributary/sdk/common'

export const accessQuestionText = catalogue('ui.access', {
  checks: 'Checks',
  condition: 'Condition',
  result: 'Result',
  reason: 'Reason',
  none: 'Nothing to choose from.',
  connectors: 'Connectors',
  groups: 'Security groups',
  entities: 'Entities',
  helperTables: 'Helper tables',
  search: (what: string) => `Search ${what.toLowerCase()}`,
  everyEntity: 'All current and future entities',
  sameAs: 'Same access as',
  copyFrom: 'Choose a person',
  seesInExcel: 'Sees in Excel',
  changes: 'Changes before saving',
  connectorsAdded: (count: number) =>
    plural(count, { one: 'Gets # connector.', other: 'Gets # connectors.' }),
  connectorsRemoved: (count: number) =>
    plural(count, { one: 'Loses # connector.', other: 'Loses # connectors.' }),
  nothingChanged: 'Nothing has changed.',
  unsaved: 'Everything is saved together, or nothing.',
  discard: 'Discard',
  save: 'Save',
  saving: 'Saving',
})
