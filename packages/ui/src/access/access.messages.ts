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
  excelGains: (count: number) =>
    plural(count, { one: 'Gains # item in Excel.', other: 'Gains # items in Excel.' }),
  excelLosses: (count: number) =>
    plural(count, { one: 'Loses # item in Excel.', other: 'Loses # items in Excel.' }),
  showChanges: 'Show the changes',
  nothingChanged: 'Nothing has changed.',
  discard: 'Discard',
  save: 'Save',
  saving: 'Saving',
})
