import { catalogue } from '../../common/language/catalogue.ts'
import { isolated } from '../../common/language/isolated.ts'

type Noun = readonly [one: string, many: string]

const counted = (count: number, [one, many]: Noun): string => `${count} ${count === 1 ? one : many}`

/** The maximum number of names in a sentence. The rest are counted. */
const NAMES_SHOWN = 5

const listed = (names: readonly string[]): string =>
  names.length > NAMES_SHOWN
    ? `${names.slice(0, NAMES_SHOWN).map(isolated).join(', ')} and ${names.length - NAMES_SHOWN} more`
    : names.map(isolated).join(', ')

/** The changes another user made to a group, by name. */
export type ForeignWords = {
  /** The new name, or null if it is unchanged. */
  renamed: string | null
  /** The names of the added items. */
  added: readonly string[]
  /** The names of the removed items. */
  removed: readonly string[]
}

/** The sentences of the security groups screen. */
export const groupsMessages = catalogue('groups', {
  title: 'Security Groups',
  create: 'Create Security Group',
  save: 'Save Security Group',
  edit: 'Edit Security Group',
  newGroup: 'New security group',
  nameLabel: 'Security Group Name',
  backToGroups: 'Back to groups',
  setStatus: 'Set Status',
  statusOf: (name: string, status: string) => `${status}, set status of ${name}`,
  wasSaved: (name: string) => `${name} has been saved.`,
  wasCreated: (name: string) => `${name} has been created.`,
  members: (count: number) => counted(count, ['person', 'people']),
  /** The group being edited was deleted meanwhile. */
  gone: 'This security group no longer exists.',
  steps: { areas: 'Areas', subareas: 'Subareas', versions: 'Versions & Milestones' },
  scopes: {
    allCurrent: 'All current',
    allCurrentAndFuture: 'All current and future',
    onlySelected: 'Only selected',
  },
  footer: (step: number, steps: number, isNew: boolean) =>
    step < steps
      ? `Step ${step} of ${steps}. Going back keeps your choices.`
      : `Step ${step} of ${steps}. Saved when you ${isNew ? 'create' : 'save'} the group.`,
  progress: (done: number, total: number) => `Saved ${done} of ${total}`,
  retry: (failed: number) => `Retry ${failed} failed`,
  failed: (failed: number, total: number) =>
    `${failed} of ${total} could not be saved. The rest is saved. Press Retry to send only the failed ones.`,
  nameOnly: 'Only the name will change.',
  canSee: 'This group can see',
  canSeeNothing: 'Nothing yet. Choose areas, sub-areas or versions.',
  groupItself: (name: string) => `The group ${name}`,
  notLinked: 'not linked',
  later: 'All + future',
  allCurrent: 'All current',
  every: {
    areas: 'All sub-areas, current and future',
    subareas: 'All areas, current and future',
    versions: 'All milestones, current and future',
  },
  /** For a version with only one milestone. */
  onlyMilestone: 'Its one current milestone',
  some: { areas: 'sub-areas', subareas: 'areas', versions: 'milestones' },
  count: {
    areas: (count: number) => counted(count, ['sub-area', 'sub-areas']),
    subareas: (count: number) => counted(count, ['area', 'areas']),
    versions: (count: number) => counted(count, ['milestone', 'milestones']),
  },
  someOf: (count: number, total: number, noun: string) => `${count} of ${total} ${noun}`,
  allCurrentMilestones: (count: number) => `All ${count} current ${count === 1 ? 'milestone' : 'milestones'}`,
  nouns: {
    combination: { one: 'combination of area and sub-area', many: 'combinations of areas and sub-areas' },
    milestone: { one: 'milestone', many: 'milestones' },
  },
  via: (names: readonly string[]) => `via ${listed(names)}`,
  whole: { area: 'all sub-areas', subarea: 'all areas', version: 'all milestones' },
  unknown: 'something deleted',
  changedMeanwhile: ({ renamed, added, removed }: ForeignWords, action: string) => {
    const changes = [
      ...(renamed === null ? [] : [`it is called ${isolated(renamed)} now`]),
      ...(added.length === 0 ? [] : [`added ${listed(added)}`]),
      ...(removed.length === 0 ? [] : [`removed ${listed(removed)}`]),
    ]
    return `Another user has changed this group meanwhile: ${changes.join('; ')}. Nothing has been sent yet. Your changes and theirs are combined here. Check them, then press ${action} again.`
  },
  deletedMeanwhile: `Another user has deleted this group meanwhile. Nothing has been sent. Press Create Security Group to create it again with these choices.`,
})
