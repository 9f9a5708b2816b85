import type { AssignableRole } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { rowsAfterInviting } from './after-inviting.ts'
import { checkAnswers, rowsToCheck, withAnswers } from './check-rows.ts'
import { invitationsMessages } from './invitations.messages.ts'
import { emptyInviteRow, type InviteRow } from './invite-row.ts'
import { invitedPeople, inviteRowsOf } from './invite-rows.ts'
import { type AccessOfAll, countFates, type KnownPeople, rowFates } from './row-fates.ts'

const roles: AssignableRole[] = [
  { id: 5, name: 'User', displayName: 'User' },
  { id: 4, name: 'ExcelUser', displayName: 'Excel user' },
]
const row = (emailAddress: string, more: Partial<InviteRow> = {}): InviteRow => ({
  ...emptyInviteRow(emailAddress),
  emailAddress,
  ...more,
})
const [user = { id: 5, name: 'User', displayName: 'User' }] = roles
const pending = { emailAddress: 'ben@a.example', role: user, groups: [], connectors: [] }
const known: KnownPeople = { members: [{ emailAddress: 'UNA@a.example' }], invited: [pending] }
const all: AccessOfAll = { roleId: 5, groupIds: [], connectorIds: [], roles }
const fatesOf = (some: readonly InviteRow[], more: Partial<AccessOfAll> = {}, about = known) =>
  rowFates(some, about, { ...all, ...more })
const rows = [
  row('mia@a.example', { firstName: ' Mia ', roleId: 4 }),
  row('una@a.example'),
  row('Ben@a.example'),
  row('MIA@a.example '),
  row('no address'),
  row('', { firstName: 'Zoe' }),
  row('ada@a.example', { unknownRole: 'Boss' }),
  row(''),
  row('eli@a.example'),
]

describe('the rows of an invitation', () => {
  it('are invited, left out or errors', () => {
    expect(fatesOf(rows).map(({ kind }) => kind)).toEqual([
      ...['invite', 'skip', 'skip', 'skip', 'error', 'error', 'error', 'empty', 'invite'],
    ])
  })

  it('are counted in the sentence about the effect', () => {
    const counts = countFates(fatesOf(rows))
    expect(counts).toEqual({ adds: 2, replaces: 0, skips: 3, errors: 3 })
    expect(invitationsMessages.effect(2, 3, 3, 0)).toBe(
      'Adds 2 people, mails 2, skips 3. 3 rows have errors and are not sent.',
    )
    expect(invitationsMessages.effect(18, 2, 0, 0)).toBe('Adds 18 people, mails 18, skips 2.')
    expect(invitationsMessages.gets(18, 2, 1)).toBe('18 people get 2 security groups and 1 connector.')
    expect(invitationsMessages.gets(1, 0, 2)).toBe('1 person gets 2 connectors.')
    expect(invitationsMessages.effect(1, 0, 0, 1)).toBe(
      'Adds 1 person, mails 2, replaces 1 invitation, skips 0.',
    )
  })

  it('are sent without those that are left out, trimmed', () => {
    expect(invitedPeople(rows, fatesOf(rows))).toEqual([
      { emailAddress: 'mia@a.example', firstName: 'Mia', roleId: 4 },
      { emailAddress: 'eli@a.example' },
    ])
  })

  it('have at most 200 people', () => {
    const many = Array.from({ length: 201 }, (_, place) => row(`p${place}@a.example`))
    expect(countFates(fatesOf(many))).toMatchObject({ adds: 200, skips: 0, errors: 1 })
  })

  it('stay after the call if they failed or have an error', () => {
    const fates = fatesOf(rows)
    const left = rowsAfterInviting(rows, fates, [
      { emailAddress: 'mia@a.example', outcome: 'failed', message: 'Not today.' },
      { emailAddress: 'eli@a.example', outcome: 'invited', message: '' },
    ])
    expect(left.map(({ emailAddress, failure }) => [emailAddress, failure])).toEqual([
      ['mia@a.example', 'Not today.'],
      ['no address', ''],
      ['', ''],
      ['ada@a.example', ''],
    ])
    expect(countFates(fatesOf(left))).toMatchObject({ adds: 0, errors: 4 })
  })
})

describe('the row of a pending invitation', () => {
  const ben = [row('ben@a.example')]

  it.each([
    ['another role', { roleId: 4 }],
    ['a security group', { groupIds: [1] }],
    ['a connector', { connectorIds: [1] }],
  ])('replaces it with %s', (_, more) => {
    const fates = fatesOf(ben, more)
    expect(fates).toEqual([
      { kind: 'replace', reason: invitationsMessages.rows.replaces, cell: 'emailAddress' },
    ])
    expect(invitedPeople(ben, fates)).toEqual([{ emailAddress: 'ben@a.example' }])
    const failed = { emailAddress: 'ben@a.example', outcome: 'failed', message: 'Not today.' } as const
    expect(rowsAfterInviting(ben, fates, [failed])).toMatchObject([{ failure: 'Not today.' }])
  })

  it('is left out if it gives the same', () => {
    const groups = [{ id: 1, name: 'Finance' }]
    const about = { ...known, invited: [{ ...pending, groups }] }
    expect(fatesOf(ben, { groupIds: ['1'] }, about)).toMatchObject([{ kind: 'skip' }])
    expect(fatesOf([row('ben@a.example', { roleId: 4 })], { groupIds: ['1'] }, about)).toMatchObject([
      { kind: 'replace' },
    ])
  })

  it('is an error if the viewer may not give its role', () => {
    const above = { ...pending, role: { id: 1, name: 'Admin', displayName: 'Administrator' } }
    expect(fatesOf(ben, { roleId: 4 }, { ...known, invited: [above] })).toMatchObject([
      { kind: 'error', reason: invitationsMessages.rows.invitedAbove },
    ])
  })
})

describe('the row of a known account', () => {
  const excelUser = { id: 4, name: 'ExcelUser', displayName: 'Excel user' }
  const about = { ...known, accounts: [{ emailAddress: 'Eli@a.example', role: excelUser }] }
  const eli = (roleId: number | null) => [row('eli@a.example', { roleId })]

  it('is an error in the cell of the role if its own is more powerful', () => {
    const reason = invitationsMessages.rows.weakRole('Excel user')
    for (const rowOfEli of [eli(null), eli(5)])
      expect(fatesOf(rowOfEli, {}, about)).toEqual([{ kind: 'error', reason, cell: 'roleId' }])
    expect(fatesOf(eli(4), {}, about)).toEqual([{ kind: 'invite' }])
  })

  it('is an error in the same cell if only the server knows it', () => {
    const failure = invitationsMessages.refusals.lessThanTheirRole
    expect(fatesOf([row('eli@a.example', { failure })])).toMatchObject([{ cell: 'roleId' }])
    expect(fatesOf([row('eli@a.example', { failure: 'Not today.' })])).toMatchObject([
      { cell: 'emailAddress' },
    ])
  })

  it('names a role that the viewer cannot give', () => {
    expect(fatesOf(eli(null), { roles: [user] }, about)).toMatchObject([
      { reason: invitationsMessages.rows.roleAboveYours('Excel user') },
    ])
  })

  it('is invited if the viewer does not see its role', () => {
    const hidden = { ...known, accounts: [{ emailAddress: 'eli@a.example', role: null }] }
    expect(fatesOf(eli(null), {}, hidden)).toEqual([{ kind: 'invite' }])
  })
})

it.each([
  ['excel USER', 4, ''],
  ['ExcelUser', 4, ''],
  ['', null, ''],
  ['Boss', null, 'Boss'],
  ['excel-benutzer', 4, ''],
  ['مستخدم', 5, ''],
  ['3', 4, ''],
  ['1', null, '1'],
])('a pasted role %o is found by its name in any language, or by its level', (role, roleId, unknownRole) => {
  const person = { firstName: '', lastName: '', emailAddress: 'a@a.example', role }
  expect(inviteRowsOf([person], roles, () => 'k')).toMatchObject([{ key: 'k', roleId, unknownRole }])
})

describe('rows that the server checks', () => {
  const eli = [
    row('eli@a.example'),
    row('ELI@a.example'),
    row('no address'),
    row('mia@a.example', { roleId: 4 }),
  ]
  const people = [
    { emailAddress: 'ELI@a.example', roleId: 5 },
    { emailAddress: 'mia@a.example', roleId: 4 },
  ]

  it('are checked once for each address and role', () => {
    expect(rowsToCheck(eli, 5, new Map())).toEqual(people)
    const answers = checkAnswers(new Map(), people, [])
    expect(rowsToCheck(eli, 5, answers)).toEqual([])
    expect(rowsToCheck(eli, 4, answers)).toEqual([{ emailAddress: 'ELI@a.example', roleId: 4 }])
  })

  it('have the refusal in the cell of the role, until another role is chosen', () => {
    const message = invitationsMessages.refusals.lessThanTheirRole
    const answers = checkAnswers(new Map(), people, [
      { emailAddress: 'ELI@a.example', outcome: 'failed', message },
      { emailAddress: 'mia@a.example', outcome: 'skipped', message: 'Already there.' },
    ])
    const [first, , , last] = fatesOf(withAnswers(eli, 5, answers))
    expect(first).toEqual({ kind: 'error', reason: message, cell: 'roleId' })
    expect(last).toEqual({ kind: 'invite' })
    expect(fatesOf(withAnswers(eli, 4, answers), { roleId: 4 })[0]).toEqual({ kind: 'invite' })
  })
})
