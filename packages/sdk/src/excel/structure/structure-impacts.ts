import {
  type Id,
  type Milestone,
  type MilestoneGrant,
  type Named,
  type SecurityGroup,
  sameId,
  type User,
  type Version,
} from '@tributary/domain'
import { nouns } from '../../common/text/nouns.messages.ts'
import { userName } from '../../users/user-name.ts'
import type { StructureNoun } from './structure.messages.ts'

/** Items of one kind that depend on another item: the count with its noun, and their names. */
export type StructureImpact = {
  /** The count with its noun, e.g. "3 groups". */
  label: string
  /** The names of these items. */
  names: string[]
}

type Granting = Pick<SecurityGroup, 'name' | 'milestoneGrants'>
type Linked = Pick<User, 'firstName' | 'lastName' | 'entities' | 'helperTables'>

const impact = (noun: StructureNoun, names: string[]): StructureImpact[] =>
  names.length === 0 ? [] : [{ label: nouns[noun].counted(names.length), names }]

const namesOf = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name)

const granting = (groups: readonly Granting[], means: (grant: MilestoneGrant) => boolean): string[] =>
  namesOf(groups.filter(({ milestoneGrants }) => milestoneGrants.some(means)))

const holders = (users: readonly Linked[], of: (user: Linked) => readonly Named[], id: Id): string[] =>
  users.filter((user) => of(user).some((item) => sameId(item.id, id))).map(userName)

/** Returns what is deleted with a version: its milestones, and what groups grant of it. */
export const versionImpacts = (
  { id, milestones }: Pick<Version, 'id' | 'milestones'>,
  groups: readonly Granting[],
): StructureImpact[] => [
  ...impact('milestone', namesOf(milestones)),
  ...impact(
    'security group',
    granting(groups, ({ versionId }) => sameId(versionId, id)),
  ),
]

/** Returns the groups that grant a milestone individually. Groups that grant its whole version lose no grant. */
export const milestoneImpacts = (
  { id }: Pick<Milestone, 'id'>,
  groups: readonly Granting[],
): StructureImpact[] =>
  impact(
    'security group',
    granting(groups, (grant) => grant.kind === 'milestone' && sameId(grant.milestoneId, id)),
  )

/** Returns the users who lose a helper table when it is deleted. */
export const helperTableImpacts = ({ id }: { id: Id }, users: readonly Linked[]): StructureImpact[] =>
  impact(
    'user',
    holders(users, (user) => user.helperTables, id),
  )

/** Returns the users who lose an entity when it is deleted. */
export const entityImpacts = ({ id }: { id: Id }, users: readonly Linked[]): StructureImpact[] =>
  impact(
    'user',
    holders(users, (user) => user.entities, id),
  )
