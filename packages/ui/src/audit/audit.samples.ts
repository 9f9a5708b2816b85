import type { AuditEntry, AuditVerification } from '@tributary/domain'
import { minutesAgo, sampleNow } from '../connectors/connectors.samples.ts'

export { sampleNow }

const FINANCE = '0b6f0a3e-1c55-4b8e-9c35-2f1d7a90c001'
const DELETED = '0b6f0a3e-1c55-4b8e-9c35-2f1d7a90c002'
const harbour = { id: 'o1', name: 'Harbour & Pine' }

const entry = (values: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '4201',
  at: minutesAgo(4),
  action: 'connector.changed',
  actor: { id: 'u1', name: 'Ingrid Solheim' },
  token: null,
  organisation: harbour,
  target: 'c1',
  targetName: 'Shop in Hamilton',
  values: [
    { name: 'name', before: 'Shop', after: 'Shop in Hamilton' },
    { name: 'type', before: 'ftp', after: 'ftp' },
  ],
  names: [],
  ip: '203.0.113.7',
  requestId: '6f1d2c3b-8a40-4a53-9b1e-2d5f7c9e0a11',
  ...values,
})

export const entries: readonly AuditEntry[] = [
  entry(),
  entry({
    ...{ id: '4200', at: minutesAgo(31), action: 'connector.refreshed' },
    ...{ token: { id: 't1', name: 'Nightly refresh' }, actor: { id: 'a1', name: 'Data warehouse' } },
    values: [{ name: 'mode', before: null, after: 'incremental' }],
  }),
  entry({
    ...{ id: '4199', at: minutesAgo(64), action: 'users.changed', target: 'u2', targetName: 'Bram de Vries' },
    values: [
      { name: 'role', before: 'User', after: 'OrganisationAdmin' },
      { name: 'status', before: 'Active', after: 'Locked' },
      { name: 'lastName', before: 'Vries', after: 'de Vries' },
      { name: 'microsoftId', before: null, after: 'set' },
      { name: 'groups', before: `${FINANCE} ${DELETED}`, after: null },
    ],
    names: [{ id: FINANCE, name: 'Finance' }],
  }),
  entry({
    ...{ id: '4198', at: minutesAgo(90), action: 'sign-in.refused', actor: null, organisation: null },
    ...{ target: null, targetName: null, values: [], ip: '198.51.100.23' },
  }),
  entry({
    ...{ id: '4197', at: minutesAgo(180), action: 'setting.changed', target: 'AllowSignUp' },
    ...{ targetName: null, actor: { id: null, name: 'An administrator' }, organisation: null, ip: null },
    values: [{ name: 'value', before: false, after: true }],
  }),
  entry({
    ...{ id: '4196', at: minutesAgo(400), action: 'audit.old-entries-deleted', actor: null },
    ...{ target: null, targetName: null, organisation: null, ip: null, requestId: null },
    values: [{ name: 'entries', before: null, after: 120 }],
  }),
]

export const manyEntries = Array.from({ length: 300 }, (_, at) =>
  entry({ id: String(4_201 - at), at: minutesAgo(at * 7), targetName: `Connector ${at + 1}` }),
)

const longName = 'Nightly refresh of every connector of the shops in Te Awamutu and Whangārei'
export const longEntry = entry({
  ...{ targetName: longName, actor: { id: 'u1', name: longName }, token: { id: 't1', name: longName } },
  values: [{ name: 'schedule', before: longName.repeat(2), after: longName.repeat(3) }],
  ip: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
})

export const people = [
  { id: 'u1', name: 'Ingrid Solheim' },
  { id: 'u2', name: 'Bram de Vries' },
]

const head = '5f0c7e2ab9d14c6e8f3a1b7d9e2c4f60a8b1c3d5e7f90123456789abcdef0123'
export const intact: AuditVerification = {
  entries: 182_400,
  head,
  broken: 0,
  brokenIds: [],
  brokenRecords: 0,
}
export const broken: AuditVerification = {
  ...{ entries: 182_400, head, broken: 2, brokenIds: ['4100', '4101'] },
  brokenRecords: 0,
}
