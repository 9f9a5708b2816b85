/** What people call the things of the Excel structure, with the article. */
const nouns = {
  areas: 'an area',
  subareas: 'a sub-area',
  versions: 'a version',
  milestones: 'a milestone',
  helper_tables: 'a helper table',
  entities: 'an entity',
  security_groups: 'a security group',
} as const

/** A thing of the Excel structure, by the table it is kept in. */
export type Kind = keyof typeof nouns

const definite = (kind: Kind) => nouns[kind].replace(/^an? /, 'The ')

/** The thing before whoever reads a sentence, e.g. "this area". */
export const thisThing = (kind: Kind): string => nouns[kind].replace(/^an? /, 'this ')

export const excelMessages = {
  taken: (kind: Kind, name: string) => `There is already ${nouns[kind]} called ${name}.`,
  tableNameTaken: (tableName: string) =>
    `There is already a helper table whose table in the database is called ${tableName}.`,
  created: (kind: Kind) => `${definite(kind)} has been created.`,
  saved: (kind: Kind) => `${definite(kind)} has been saved.`,
  deleted: (kind: Kind) => `${definite(kind)} has been deleted.`,
  newGroupsAreUnseen: 'A security group that is created cannot have been seen before.',
  groupsAreNotLocked: 'A security group cannot be locked.',
  tooManyLinks:
    'Too many areas have every sub-area. Please link some of them to chosen sub-areas first, or delete what is not needed.',
  tooManyCustomLinks:
    'Too many sub-areas have been chosen. Link some areas to every sub-area, or delete what is not needed.',
  tooManySpelledOut:
    'The list would hold more than 20,000 links. Request it with links=custom, which leaves out automatic links.',
  linked: 'The area has been linked.',
  unlinked: 'The area has been unlinked.',
  granted: 'The security group may see this now.',
  revoked: 'The security group may no longer see this.',
  noSuchGrant: 'The security group has not been granted this.',
} as const
