import type { AssignableRole } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { rowsAfterInviting } from './after-inviting.ts'
import { invitationsMessages } from './invitations.messages.ts'
import {
  countFates,
  emptyInviteRow,
  type InviteRow,
  invitedPeople,
  inviteRowsOf,
  rowFates,
} from './invite-rows.ts'

const roles: AssignableRole[] = [
  { id: 5, name: 'User', displayName: 'User' },
  { id: 4, name: 'ExcelUser', displayName: 'Excel user' },
]
const row = (emailAddress: string, more: Partial<InviteRow> = {}): InviteRow => ({
  ...emptyInviteRow(emailAddress),
  emailAddress,
  ...more,
})
const known = { members: [{ emailAddress: 'UNA@a.example' }], invited: [{ emailAddress: 'ben@a.example' }] }
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
    expect(rowFates(rows, known).map(({ kind }) => kind)).toEqual([
      ...['invite', 'skip', 'skip', 'skip', 'error', 'error', 'error', 'empty', 'invite'],
    ])
  })

  it('are counted in the sentence about the effect', () => {
    const counts = countFates(rowFates(rows, known))
    expect(counts).toEqual({ adds: 2, skips: 3, errors: 3 })
    expect(invitationsMessages.effect(2, 3, 3)).toBe(
      'Adds 2 people, mails 2, skips 3. 3 rows have errors and are not sent.',
    )
    expect(invitationsMessages.effect(18, 2, 0)).toBe('Adds 18 people, mails 18, skips 2.')
  })

  it('are sent without those that are left out, trimmed', () => {
    expect(invitedPeople(rows, rowFates(rows, known))).toEqual([
      { emailAddress: 'mia@a.example', firstName: 'Mia', roleId: 4 },
      { emailAddress: 'eli@a.example' },
    ])
  })

  it('have at most 200 people', () => {
    const many = Array.from({ length: 201 }, (_, place) => row(`p${place}@a.example`))
    expect(countFates(rowFates(many, known))).toEqual({ adds: 200, skips: 0, errors: 1 })
  })

  it('stay after the call if they failed or have an error', () => {
    const fates = rowFates(rows, known)
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
    expect(countFates(rowFates(left, known))).toMatchObject({ adds: 0, errors: 4 })
  })
})

it.each([
  ['excel USER', 4, ''],
  ['ExcelUser', 4, ''],
  ['', null, ''],
  ['Boss', null, 'Boss'],
])('a pasted role %o is found by its name', (role, roleId, unknownRole) => {
  const person = { firstName: '', lastName: '', emailAddress: 'a@a.example', role }
  expect(inviteRowsOf([person], roles, () => 'k')).toMatchObject([{ key: 'k', roleId, unknownRole }])
})
