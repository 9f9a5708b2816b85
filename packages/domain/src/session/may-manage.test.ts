import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assignableRoles,
  mayChangeRole,
  mayChangeStatus,
  mayDeleteUser,
  mayEditUser,
  mayGiveRole,
  mayViewAs,
} from './may-manage.ts'
import { type RoleName, roles } from './roles.ts'

/** A user of this role. The id is the role's by default. */
const userOf = (name: RoleName, id: string = name) => ({
  id,
  role: name,
  roleLevel: roles.findIndex((role) => role.name === name),
})
const names: RoleName[] = roles.map((role) => role.name)

describe('who may manage whom [ROLE-17, ROLE-18, USER-21]', () => {
  /** The roles each role may edit, delete, lock and give. */
  const manages: Record<RoleName, RoleName[]> = {
    SuperAdmin: ['SuperAdmin', 'Admin', 'OrganisationAdmin', 'ExcelUser', 'User'],
    Admin: ['Admin', 'OrganisationAdmin', 'ExcelUser', 'User'],
    OrganisationAdmin: ['OrganisationAdmin', 'ExcelUser', 'User'],
    ExcelUser: [],
    User: [],
  }
  const pairs = names.flatMap((actor) => names.map((target) => [actor, target] as const))

  it.each(pairs)('decides whether %s may manage %s', (actor, target) => {
    const manageable = manages[actor].includes(target)
    const [me, other] = [userOf(actor, 'me'), userOf(target, 'other')]
    expect(mayEditUser(me, other)).toBe(manageable)
    expect(mayDeleteUser(me, other)).toBe(manageable)
    expect(mayChangeStatus(me, other)).toBe(manageable)
    expect(mayGiveRole(me, other.roleLevel)).toBe(manageable)
  })

  it.each(names)('offers %s the roles they may give, least powerful first', (actor) => {
    const offered = assignableRoles(userOf(actor), roles).map((role) => role.name)
    expect(offered).toEqual(manages[actor].toReversed())
  })
})

describe('who may see the portal as whom [VIEWAS-01]', () => {
  const views: Record<RoleName, RoleName[]> = {
    SuperAdmin: ['Admin', 'OrganisationAdmin', 'ExcelUser', 'User'],
    Admin: ['OrganisationAdmin', 'ExcelUser', 'User'],
    OrganisationAdmin: ['ExcelUser', 'User'],
    ExcelUser: [],
    User: [],
  }
  it.each(names.flatMap((actor) => names.map((target) => [actor, target] as const)))(
    'decides whether %s may see the portal as %s',
    (actor, target) => {
      expect(mayViewAs(userOf(actor, 'me'), userOf(target, 'other'))).toBe(views[actor].includes(target))
    },
  )
})

describe('a user’s own account', () => {
  it.each(['SuperAdmin', 'Admin', 'OrganisationAdmin'] as const)(
    'can be edited, but not removed or locked, by %s',
    (name) => {
      const me = userOf(name)
      expect(mayEditUser(me, me)).toBe(true)
      expect(mayDeleteUser(me, me)).toBe(false)
      expect(mayChangeStatus(me, me)).toBe(false)
      for (const { level } of roles) expect(mayChangeRole(me, me, level)).toBe(level === me.roleLevel)
    },
  )

  it('is recognised when the id is text', () => {
    const me = { ...userOf('Admin'), id: 7 }
    expect(mayDeleteUser(me, { ...me, id: '7' })).toBe(false)
  })
})

it('without a signed-in user, no one can be managed', () => {
  const user = userOf('User')
  expect(mayEditUser(null, user)).toBe(false)
  expect(mayDeleteUser(null, user)).toBe(false)
  expect(mayGiveRole(null, 4)).toBe(false)
  expect(mayChangeRole(null, user, 4)).toBe(false)
  expect(assignableRoles(null, roles)).toEqual([])
})

it('no chain of role changes makes a user more powerful than the most powerful one', () => {
  const person = fc.constantFrom(...names)
  const change = fc.record({ by: fc.nat(3), of: fc.nat(3), level: fc.nat(4) })
  fc.assert(
    fc.property(fc.array(person, { minLength: 4, maxLength: 4 }), fc.array(change), (start, changes) => {
      const people = start.map((name, id) => userOf(name, String(id)))
      const highest = Math.min(...people.map((one) => one.roleLevel))
      for (const { by, of, level } of changes) {
        const [actor, target] = [people[by], people[of]]
        const role = names[level]
        if (actor && target && role && mayChangeRole(actor, target, level))
          people[of] = userOf(role, target.id)
      }
      expect(Math.min(...people.map((one) => one.roleLevel))).toBeGreaterThanOrEqual(highest)
    }),
  )
})
