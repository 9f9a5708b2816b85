/** The name of one item of each kind, with its article. */
const nouns = {
  areas: 'an area',
  subareas: 'a sub-area',
  versions: 'a version',
  milestones: 'a milestone',
  helper_tables: 'a helper table',
  entities: 'an entity',
  security_groups: 'a security group',
} as const

/** A kind of structure item, named by its database table. */
export type ItemTable = keyof typeof nouns

const definite = (table: ItemTable) => nouns[table].replace(/^an? /, 'The ')

/** Names an item within a sentence: "this area". */
export const thisItem = (table: ItemTable): string => nouns[table].replace(/^an? /, 'this ')

export const excelMessages = {
  taken: (table: ItemTable, name: string) => `There is already ${nouns[table]} called ${name}.`,
  tableNameTaken: (tableName: string) =>
    `There is already a helper table with the database table ${tableName}.`,
  created: (table: ItemTable) => `${definite(table)} has been created.`,
  saved: (table: ItemTable) => `${definite(table)} has been saved.`,
  deleted: (table: ItemTable) => `${definite(table)} has been deleted.`,
  newGroupsAreUnseen: 'A new security group cannot have an expected state.',
  groupsAreNotLocked: 'A security group cannot be locked.',
  tooManyLinks:
    'Too many areas are linked to every sub-area. Link some of them to chosen sub-areas, or delete those you do not need.',
  tooManyCustomLinks:
    'Too many sub-areas have been chosen. Link some areas to every sub-area, or delete those you do not need.',
  tooManySpelledOut:
    'The list would hold more than 20,000 links. Request it with links=custom, which leaves out automatic links.',
  imported: 'The table has been added.',
  linked: 'The area has been linked.',
  unlinked: 'The area has been unlinked.',
  granted: 'The security group may see this now.',
  revoked: 'The security group may no longer see this.',
  noSuchGrant: 'The security group has not been granted this.',
} as const
