import type { AuditEntry, AuditValue } from '../audit/audit-entry.ts'
import type { Id, Named } from '../id.ts'

/** What one member of an organisation had access to. */
export type MemberAccess = {
  /** Identifies the user. */
  id: Id
  /** The full name. */
  name: string
  /** The address the user signed in with. */
  emailAddress: string
  /** The name of the role, e.g. `Admin`; null if it is not known. */
  role: string | null
  /** The status of the account, e.g. `active`; null if it is not known. */
  status: string | null
  /** The security groups. */
  groups: readonly Named[]
  /** The connectors that were assigned to the user. */
  connectors: readonly Named[]
}

/** Who had access to what at a time in the past. */
export type PastAccess = {
  /** The members at that time. */
  members: readonly MemberAccess[]
  /**
   * From when on the log has everything that the answer needs: the latest change of which it lacks a part. Null if it lacks
   * nothing since the asked time.
   */
  completeSince: Date | null
}

type State = Map<string, MemberAccess>

type Undo = {
  state: State
  entry: AuditEntry
  /** Names a group or connector, also one that is deleted now. */
  named: (id: string) => Named
  /** Notes that the log lacks a part of the change. */
  lack: () => void
}

/**
 * Returns who had access to what before all of the entries, by undoing them from the present state. `entries` are those of
 * the organisation since the asked time, the newest first.
 */
export function pastAccess(now: readonly MemberAccess[], entries: readonly AuditEntry[]): PastAccess {
  const state: State = new Map(now.map((member) => [String(member.id), member]))
  const names = namesIn(now, entries)
  const named = (id: string): Named => ({ id, name: names.get(id) ?? id })
  let completeSince: Date | null = null
  for (const entry of entries) {
    const lack = () => {
      completeSince ??= entry.at
    }
    undo[entry.action]?.({ state, entry, named, lack })
  }
  return { members: [...state.values()], completeSince }
}

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
  // The log does not have the links that an undone change restored.
  'users.undone': ({ lack }) => lack(),
  'security_groups.undone': ({ lack }) => lack(),
  'connector.undone': ({ lack }) => lack(),
}

const auditedValue = ({ values }: AuditEntry, name: string) => values.find((value) => value.name === name)
const textOf = (value: AuditValue | undefined): string | null => (typeof value === 'string' ? value : null)
const idsIn = (text: string) => text.split(' ').filter(Boolean)

function nameOf(entry: AuditEntry, member: Pick<MemberAccess, 'name'>): string {
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

function namesIn(now: readonly MemberAccess[], entries: readonly AuditEntry[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const { target, targetName } of entries.toReversed())
    if (target !== null && targetName) names.set(target, targetName)
  for (const { groups, connectors } of now)
    for (const { id, name } of [...groups, ...connectors]) names.set(String(id), name)
  return names
}
