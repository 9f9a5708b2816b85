import { catalogue } from '../../common/language/catalogue.ts'

/** The nouns of structure items, singular and plural. */
const structureNouns = catalogue('structure-nouns', {
  area: { one: 'area', many: 'areas' },
  'sub-area': { one: 'sub-area', many: 'sub-areas' },
  version: { one: 'version', many: 'versions' },
  milestone: { one: 'milestone', many: 'milestones' },
  'helper table': { one: 'helper table', many: 'helper tables' },
  entity: { one: 'entity', many: 'entities' },
  'security group': { one: 'security group', many: 'security groups' },
  user: { one: 'user', many: 'users' },
})

/** The noun of a structure item. */
export type StructureNoun = keyof typeof structureNouns

/** For example "1 version", "12 versions". */
export const countedNoun = (count: number, noun: StructureNoun): string =>
  `${count} ${count === 1 ? structureNouns[noun].one : structureNouns[noun].many}`

/** The sentences about adding, saving and deleting structure items. */
export const structureMessages = catalogue('structure', {
  /** Names one item and counts several. */
  added: (noun: StructureNoun, names: readonly string[]) =>
    names.length === 1
      ? `${names[0]} has been added.`
      : `${countedNoun(names.length, noun)} have been added.`,
  saved: (name: string) => `${name} has been saved.`,
  deleted: (name: string) => `${name} has been deleted.`,
  /** Another user has deleted the item meanwhile. */
  gone: (noun: StructureNoun) => `This ${noun} no longer exists.`,
  /** What depends on an area or a sub-area. */
  linkedToIt: (items: string) => `${items} linked to it`,
  grantIt: (groups: number) =>
    `${countedNoun(groups, 'security group')} ${groups === 1 ? 'grants' : 'grant'} it`,
  seeIt: (people: number) => (people === 1 ? '1 person sees it' : `${people} people see it`),
  /** Changes by another user. */
  calledNow: (name: string) => `It is called ${name} now.`,
  statusNow: (status: string | undefined) => `Its status is ${status} now.`,
  noStatus: 'This status no longer exists.',
  /** Below the heading of the entities, which is the organisation's name. */
  entitiesSummary: 'The entities users can be linked to.',
  noMilestones: 'No milestones yet.',
  /** Below the question whether to delete the item, while its dependants are loading. */
  impactsUnknown: 'It is not yet known what depends on it.',
  impactsFailed: 'Could not load what depends on it.',
  dependants: 'This is affected as well:',
  nothingDepends: 'Nothing depends on it.',
})
