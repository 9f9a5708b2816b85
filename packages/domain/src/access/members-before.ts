import type { AuditEntry, AuditValue } from '../audit/audit-entry.ts'
import { undoableFor } from '../excel/structure-change.ts'
import type { Named } from '../id.ts'
import type { MemberAccess, PastAccess } from './past-access.ts'

/** What undoing a change needs of an entry of the audit log. */
export type MemberChange = Pick<AuditEntry, 'at' | 'action' | 'target' | 'targetName' | 'values'>

type State = Map<string, MemberAccess>

type Undo = {
  state: State
  entry: MemberChange
  /** Names a group or connector, also one that is deleted now. */
  named: (id: string) => Named
  /** Notes that the log lacks a part of the change. */
  lack: () => void
}

/** The members before some changes, and since when the log has everything that this needs. */
export type MembersBefore = Pick<PastAccess, 'completeSince'> & {
  /** The members. */
  members: readonly MemberAccess[]
}

/**
 * Returns who had access to what before all of the entries, by undoing them from a later state. `entries` are those of the
 * organisation between the two times, the newest first.
 */
export function membersBefore(
  later: readonly MemberAccess[],
  entries: readonly MemberChange[],
): MembersBefore {
  const state: State = new Map(later.map((member) => [String(member.id), member]))
  const names = namesIn(later, entries)
  const named = (id: string): Named => ({ id, name: names.get(id) ?? id })
  const skipped = new Set<MemberChange>()
  let completeSince: Date | null = null
  for (const [place, entry] of entries.entries()) {
    const lack = () => {
      completeSince ??= entry.at
    }
    if (skipped.has(entry)) continue
    if (entry.action.endsWith('.undone')) skipUndone(entry, entries.slice(place + 1), skipped, lack)
    else undo[entry.action]?.({ state, entry, named, lack })
  }
  return { members: [...state.values()], completeSince }
}

/** An undone change and its undoing leave the access as it was. The log does not name the change, so it must be the only one. */
function skipUndone(
  entry: MemberChange,
  older: readonly MemberChange[],
  skipped: Set<MemberChange>,
  lack: () => void,
) {
  const action = auditedValue(entry, 'change')?.after
  if (typeof action !== 'string' || !isOfMembers(action)) return
  const since = entry.at.getTime() - undoableFor
  const candidates = older
    .filter((one) => one.action === action && one.target === entry.target && !skipped.has(one))
    .filter(({ at }) => at.getTime() >= since)
  const [change] = candidates
  if (change && candidates.length === 1) skipped.add(change)
  else lack()
}

/** Changes of areas and versions, and undoing them, leave the members, their groups and connectors as they were. */
const isOfMembers = (action: string) => /^(users|security_groups|connector)\./.test(action)

/** How each change is undone. A change of anything else leaves the access of people as it was. */
const undo: Readonly<Record<string, (change: Undo) => void>> = {
  'users.changed': ({ state, entry }) =>
    change(state, entry.target, (member) => {
      const was = (name: string) => textOf(auditedValue(entry, name)?.before)
      return {
        ...member,
        name: nameOf(entry, member),
        emailAddress: was('emailAddress') ?? member.emailAddress,
        role: was('role') ?? member.role,
        status: was('status') ?? member.status,
      }
    }),
  'users.created': removeMember,
  'invitations.accepted': removeMember,
  'users.removed': addRemoved,
  'users.linked': undoLinks,
  'users.unlinked': undoLinks,
  'connector.users-changed': undoUsers,
  'security_groups.deleted': undoGroup,
}

const auditedValue = ({ values }: MemberChange, name: string) => values.find((value) => value.name === name)
const textOf = (value: AuditValue | undefined): string | null => (typeof value === 'string' ? value : null)
const idsIn = (text: string) => text.split(' ').filter(Boolean)

function nameOf(entry: MemberChange, member: Pick<MemberAccess, 'name'>): string {
  const [first, last] = ['firstName', 'lastName'].map((name) => textOf(auditedValue(entry, name)?.before))
  return first === null || last === null ? member.name : `${first} ${last}`.trim()
}

function change(state: State, id: string | null, to: (member: MemberAccess) => MemberAccess) {
  const member = id === null ? undefined : state.get(id)
  if (member) state.set(String(member.id), to(member))
}

function removeMember({ state, entry }: Undo) {
  if (entry.target !== null) state.delete(entry.target)
}

/** Someone who is not a member any more. Older entries have the account, but not what was linked to it. */
function addRemoved({ state, entry, named, lack }: Undo) {
  if (entry.target === null) return
  const was = (name: string) => textOf(auditedValue(entry, name)?.before)
  const [groups, connectors] = [was('groups'), was('connectors')]
  if (groups === null || connectors === null) lack()
  state.set(entry.target, {
    id: entry.target,
    name: nameOf(entry, { name: entry.targetName ?? '' }),
    emailAddress: was('emailAddress') ?? '',
    role: was('role'),
    status: was('status'),
    groups: idsIn(groups ?? '').map(named),
    connectors: idsIn(connectors ?? '').map(named),
  })
}

/** The links of a user: the whole list before, one group, or "all" in older entries. */
function undoLinks({ state, entry, named, lack }: Undo) {
  const list = auditedValue(entry, 'groups')
  const one = auditedValue(entry, 'groupId')
  const removed = textOf(one?.before)
  const added = textOf(one?.after)
  if (removed === 'all' && textOf(list?.before) === null) lack()
  change(state, entry.target, (member) => {
    const before = textOf(list?.before)
    if (before !== null) return { ...member, groups: idsIn(before).map(named) }
    if (added !== null) return { ...member, groups: without(member.groups, added) }
    return removed === null || removed === 'all'
      ? member
      : { ...member, groups: [...without(member.groups, removed), named(removed)] }
  })
}

const without = (rows: readonly Named[], id: string) => rows.filter((row) => String(row.id) !== id)

function undoUsers({ state, entry, named }: Undo) {
  const { target } = entry
  const users = auditedValue(entry, 'users')
  if (target === null || !users) return
  const before = new Set(idsIn(textOf(users.before) ?? ''))
  for (const id of new Set([...before, ...idsIn(textOf(users.after) ?? '')]))
    change(state, id, (member) => {
      const others = without(member.connectors, target)
      return { ...member, connectors: before.has(id) ? [...others, named(target)] : others }
    })
}

/** Older entries of a deleted group lack its members. */
function undoGroup({ state, entry, named, lack }: Undo) {
  const { target } = entry
  const members = textOf(auditedValue(entry, 'members')?.before)
  if (members === null || target === null) return lack()
  for (const id of idsIn(members))
    change(state, id, (member) => ({ ...member, groups: [...without(member.groups, target), named(target)] }))
}

function namesIn(now: readonly MemberAccess[], entries: readonly MemberChange[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { target, targetName } of entries.toReversed())
    if (target !== null && targetName) names.set(target, targetName)
  for (const { groups, connectors } of now)
    for (const { id, name } of [...groups, ...connectors]) names.set(String(id), name)
  return names
}
