/** What people call the things of the Excel structure, one and several. */
export const structureNouns = {
  area: 'areas',
  'sub-area': 'sub-areas',
  version: 'versions',
  milestone: 'milestones',
  'helper table': 'helper tables',
  entity: 'entities',
  'security group': 'security groups',
  user: 'users',
} as const

/** One thing of the Excel structure, as people call it. */
export type StructureNoun = keyof typeof structureNouns

/** "1 version", "12 versions". */
export const countedNoun = (count: number, noun: StructureNoun): string =>
  `${count} ${count === 1 ? noun : structureNouns[noun]}`

/** What is said when things of the structure are added, saved or deleted (connectors spec 2.1 to 2.5). */
export const structureMessages = {
  /** Asked for by the first name, or by how many they are. */
  added: (noun: StructureNoun, names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} has been added.`
      : `${countedNoun(names.length, noun)} have been added.`,
  saved: (name: string) => `${name} has been saved.`,
  deleted: (name: string) => `${name} has been deleted.`,
  /** Somebody else has deleted it meanwhile. */
  gone: (noun: StructureNoun) => `This ${noun} no longer exists.`,
  noStatus: 'There is no such status any more.',
  /** Beneath the heading of the entities, which is the organisation's name. */
  entitiesSummary: 'The entities users can be linked to.',
  noMilestones: 'No milestones yet.',
  /** Beneath the question whether to delete it, while it is not known what depends on it. */
  impactsUnknown: 'What depends on it is not known yet.',
  impactsFailed: 'What depends on it could not be looked up.',
  dependants: 'This is affected as well:',
  nothingDepends: 'Nothing depends on it.',
} as const
