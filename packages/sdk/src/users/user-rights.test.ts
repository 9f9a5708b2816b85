import { roles } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { isOwnAccount, userRights } from './user-rights.ts'
import { userWith } from './users.samples.ts'

const viewerOf = ({ name, level }: (typeof roles)[number], email = 'viewer@acme.example') => ({
  role: name,
  roleLevel: level,
  email,
})

const everyPair = roles.flatMap((mine) => roles.map((theirs) => [mine, theirs] as const))
const morePowerful = 'You cannot change a user who is more powerful than you.'

describe('rights over other users [USER-05, USER-21]', () => {
  it.each(
    everyPair.map(
      ([mine, theirs]) => [mine.name, theirs.name, mine.level <= 2 && theirs.level >= mine.level] as const,
    ),
  )('%s to %s: %s', (mine, theirs, allowed) => {
    const viewer = viewerOf(roles.find(({ name }) => name === mine) ?? roles[4])
    const reason = allowed ? null : morePowerful
    expect(userRights(viewer, userWith('Eli', theirs))).toEqual({
      edit: reason,
      remove: reason,
      name: reason,
      role: reason,
      status: reason,
      password: reason,
      emailAddress: reason,
      viewAs: allowed && mine !== theirs,
    })
  })

  it('leaves an unknown role to the server', () => {
    expect(userRights(viewerOf(roles[2]), userWith('Eli', 'Auditor')).edit).toBeNull()
    expect(userRights(viewerOf(roles[2]), userWith('Eli', 'User', { role: null })).edit).toBeNull()
  })
})

it('leaves the account of a member of another organisation to its owner, but not the membership', () => {
  const { edit, remove, viewAs, ...account } = userRights(
    viewerOf(roles[2]),
    userWith('Eli', 'User', { belongsElsewhere: true }),
  )
  expect([edit, remove, viewAs]).toEqual([null, null, true])
  expect(Object.keys(account)).toEqual(['name', 'role', 'status', 'password', 'emailAddress'])
  for (const reason of Object.values(account)) expect(reason).toMatch(/^This user belongs to another/)
})

describe('rights over your own account [USER-21]', () => {
  it.each(roles.map((role) => [role.name, role] as const))('%s', (name, role) => {
    const rights = userRights(viewerOf(role, 'ELI@acme.example '), userWith('Eli', name))
    expect(rights).toEqual(
      role.level <= 2
        ? {
            edit: null,
            remove: 'You cannot remove your own account.',
            name: null,
            role: 'You cannot change your own role.',
            status: 'You cannot lock or archive your own account.',
            password: 'Change your own password in your profile.',
            emailAddress: 'Change your own email address in your profile.',
            viewAs: false,
          }
        : {
            edit: morePowerful,
            remove: morePowerful,
            name: morePowerful,
            role: morePowerful,
            status: morePowerful,
            password: morePowerful,
            emailAddress: morePowerful,
            viewAs: false,
          },
    )
  })

  it('recognises your own account by its address in any letter case', () => {
    expect(isOwnAccount({ email: 'Zoë@acme.example' }, { emailAddress: 'zoe\u0308@ACME.example' })).toBe(true)
    expect(isOwnAccount({ email: 'zoe@acme.example' }, { emailAddress: 'zoë@acme.example' })).toBe(false)
  })
})
