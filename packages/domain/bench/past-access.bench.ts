import { membersBefore } from '../src/access/members-before.ts'
import type { MemberAccess } from '../src/access/past-access.ts'
import type { AuditEntry, AuditedValue } from '../src/audit/audit-entry.ts'
import { compareGrowth } from './growth.ts'

/** How the report of a past day grows with the entries of the audit log since then. */
const PEOPLE = 200

const named = (id: string) => ({ id, name: id })

const members: readonly MemberAccess[] = Array.from({ length: PEOPLE }, (_, at) => ({
  ...{ id: `user-${at}`, name: `Pia ${at} Pine`, emailAddress: `pia${at}@tributary.example` },
  ...{ role: 'User', status: 'active' },
  ...{ groups: [named(`group-${at % 20}`)], connectors: [named(`connector-${at % 10}`)] },
}))

const idOf = (kind: string, at: number, count: number) => `${kind}-${at % count}`

type Change = { action: string; target: string; values: AuditedValue[] }

/** Each kind of change that the report undoes. */
const changes: readonly ((at: number) => Change)[] = [
  (at) => ({
    ...{ action: 'users.changed', target: idOf('user', at, PEOPLE) },
    values: [{ name: 'role', before: 'Admin', after: 'User' }],
  }),
  (at) => ({
    ...{ action: 'users.linked', target: idOf('user', at, PEOPLE) },
    values: [{ name: 'groupId', before: null, after: idOf('group', at, 20) }],
  }),
  (at) => ({
    ...{ action: 'users.unlinked', target: idOf('user', at, PEOPLE) },
    values: [{ name: 'groupId', before: idOf('group', at, 20), after: null }],
  }),
  (at) => ({
    ...{ action: 'connector.users-changed', target: idOf('connector', at, 10) },
    values: [{ name: 'users', before: idOf('user', at, PEOPLE), after: idOf('user', at + 1, PEOPLE) }],
  }),
  (at) => ({ action: 'users.created', target: `joined-${at}`, values: [] }),
  (at) => ({
    ...{ action: 'users.removed', target: `left-${at}` },
    values: [
      { name: 'groups', before: idOf('group', at, 20), after: null },
      { name: 'connectors', before: idOf('connector', at, 10), after: null },
    ],
  }),
]

const entriesOf = (count: number): readonly AuditEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: String(count - at), at: new Date(Date.UTC(2026, 10, 20) - at * 1_000) },
    ...(changes[at % changes.length]?.(at) ?? { action: 'users.created', target: null, values: [] }),
    ...{
      actor: null,
      token: null,
      organisation: null,
      targetName: null,
      names: [],
      ip: null,
      requestId: null,
    },
  }))

const [few, many] = [entriesOf(10_000), entriesOf(100_000)]

compareGrowth({
  name: 'report of a past day, entries',
  few: { rows: few.length, run: () => membersBefore(members, few) },
  many: { rows: many.length, run: () => membersBefore(members, many) },
  aim: 2,
})
