import { catalogue } from '../../common/language/catalogue.ts'
import { plural } from '../../common/language/format.ts'

/** The noun of a structure item. */
export type StructureNoun =
  | 'area'
  | 'sub-area'
  | 'version'
  | 'milestone'
  | 'helper table'
  | 'entity'
  | 'security group'
  | 'user'

/** The sentences about adding, saving and deleting structure items. */
export const structureMessages = catalogue('structure', {
  added: (name: string) => `${name} has been added.`,
  /** `items` is a count with its noun, such as "3 areas". */
  severalAdded: (items: string) => `${items} have been added.`,
  saved: (name: string) => `${name} has been saved.`,
  deleted: (name: string) => `${name} has been deleted.`,
  /** Another user has deleted the item meanwhile. */
  gone: (noun: StructureNoun) => `This ${noun} no longer exists.`,
  /** What depends on an area or a sub-area. */
  linkedToIt: (items: string) => `${items} linked to it`,
  grantIt: (groups: number) =>
    plural(groups, { one: '# security group grants it', other: '# security groups grant it' }),
  seeIt: (people: number) => plural(people, { one: '# person sees it', other: '# people see it' }),
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
