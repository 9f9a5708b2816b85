import {
  type AccessDifference,
  type AccessStructure,
  type AccessUser,
  accessChange,
  type Id,
  type QuestionUser,
  sameId,
} from '@tributary/domain'

/** The access of a user while it is edited: everything that one save replaces. */
export type AccessDraft = {
  /** The ids of the security groups. */
  groups: readonly Id[]
  /** The ids of the linked entities. Not used with `everyEntity`. */
  entities: readonly Id[]
  /** Whether all current and future entities are linked. */
  everyEntity: boolean
  /** The ids of the linked helper tables. */
  helperTables: readonly Id[]
  /** The ids of the assigned connectors. */
  connectors: readonly Id[]
}

const lists = ['groups', 'entities', 'helperTables', 'connectors'] as const

const idsOf = (rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id)

type Linked = Pick<QuestionUser, 'groups' | 'entities' | 'helperTables' | 'connectors' | 'everyEntity'>

/** Returns the access of a user as a draft, e.g. to edit it or to give another user the same. */
export const accessDraftOf = (user: Linked): AccessDraft => ({
  groups: idsOf(user.groups),
  entities: idsOf(user.entities),
  everyEntity: user.everyEntity === true,
  helperTables: idsOf(user.helperTables),
  connectors: idsOf(user.connectors),
})

const sameIds = (a: readonly Id[], b: readonly Id[]): boolean =>
  a.length === b.length && a.every((id) => b.some((other) => sameId(id, other)))

/** Whether two drafts give the same access. */
export const isSameAccess = (a: AccessDraft, b: AccessDraft): boolean => changedIn(a, b).length === 0

/** The parts in which two drafts differ. */
function changedIn(a: AccessDraft, b: AccessDraft): (keyof AccessDraft)[] {
  const bothEvery = a.everyEntity && b.everyEntity
  const changed = lists.filter((list) => !(list === 'entities' && bothEvery) && !sameIds(a[list], b[list]))
  return a.everyEntity === b.everyEntity ? changed : [...changed, 'everyEntity']
}

/** Returns the body of `saveUserAccess`: what the draft changes, and the links as the user of the form saw them. */
export function accessRequest(draft: AccessDraft, user: Linked, organisationId: Id) {
  const before = accessDraftOf(user)
  const changed = changedIn(before, draft)
  const { everyEntity: _, ...seen } = before
  const part = <Name extends keyof AccessDraft>(name: Name) => changed.includes(name)
  return {
    organisationId,
    ...(part('groups') && { groups: [...draft.groups] }),
    ...((part('entities') || part('everyEntity')) && { entities: [...draft.entities] }),
    ...(part('everyEntity') && { everyEntity: draft.everyEntity }),
    ...(part('helperTables') && { helperTables: [...draft.helperTables] }),
    ...(part('connectors') && { connectors: [...draft.connectors] }),
    expected: {
      groups: [...seen.groups],
      entities: [...seen.entities],
      helperTables: [...seen.helperTables],
      connectors: [...seen.connectors],
    },
  }
}

/** Returns the user with the access of a draft, before it is saved. */
export function withAccessDraft(user: AccessUser, draft: AccessDraft): AccessUser {
  const named = (ids: readonly Id[]) => ids.map((id) => ({ id, name: '' }))
  return {
    ...user,
    groups: named(draft.groups),
    entities: named(draft.entities),
    everyEntity: draft.everyEntity,
    helperTables: named(draft.helperTables),
  }
}

/** Returns what the user would gain and lose in Excel if the draft were saved. */
export function draftDifferences(
  user: AccessUser,
  draft: AccessDraft,
  structure: AccessStructure,
): AccessDifference[] {
  const users = [withAccessDraft(user, draft)]
  return accessChange({ ...structure, users: [user] }, { ...structure, users })
}

/** How many connectors a draft adds and removes. */
export type ConnectorChange = {
  /** The number of added connectors. */
  added: number
  /** The number of removed connectors. */
  removed: number
}

const lackingIn = (ids: readonly Id[], others: readonly Id[]) =>
  ids.filter((id) => !others.some((other) => sameId(id, other)))

/** Returns the connectors that a draft adds to a user or removes from them. */
export function changedConnectors(user: Linked, draft: AccessDraft): Id[] {
  const before = idsOf(user.connectors)
  return [...lackingIn(draft.connectors, before), ...lackingIn(before, draft.connectors)]
}

/** Counts the connectors that a draft adds to and removes from a user. */
export function connectorChange(user: Linked, draft: AccessDraft): ConnectorChange {
  const before = idsOf(user.connectors)
  return {
    added: lackingIn(draft.connectors, before).length,
    removed: lackingIn(before, draft.connectors).length,
  }
}
