import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber, plural } from '../../common/language/format.ts'
import { isolated } from '../../common/language/isolated.ts'
import * as counted from '../../common/text/counted.messages.ts'
import { joined } from '../../common/text/joined.ts'

/** The maximum number of names in a sentence. The rest are counted. */
const NAMES_SHOWN = 5

const listed = (names: readonly string[]): string =>
  names.length > NAMES_SHOWN
    ? `${joined(names.slice(0, NAMES_SHOWN).map(isolated))} and ${formatNumber(names.length - NAMES_SHOWN)} more`
    : joined(names.map(isolated))

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
  members: counted.people,
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
  progress: (done: number, total: number) => `Saved ${formatNumber(done)} of ${formatNumber(total)}`,
  retry: (failed: number) => `Retry ${formatNumber(failed)} failed`,
  failed: (failed: number, total: number) =>
    `${formatNumber(failed)} of ${formatNumber(total)} could not be saved. The rest is saved. Press Retry to send only the failed ones.`,
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
  /** How many of all items of a kind are granted. */
  some: {
    areas: (count: number, total: number) => `${formatNumber(count)} of ${counted.subareas(total)}`,
    subareas: (count: number, total: number) => `${formatNumber(count)} of ${counted.areas(total)}`,
    versions: (count: number, total: number) => `${formatNumber(count)} of ${counted.milestones(total)}`,
  },
  count: { areas: counted.subareas, subareas: counted.areas, versions: counted.milestones },
  allCurrentMilestones: (count: number) =>
    plural(count, { one: 'All # current milestone', other: 'All # current milestones' }),
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
