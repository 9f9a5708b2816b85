import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  assignableRoles,
  mayChangeRole,
  mayChangeStatus,
  mayDeleteUser,
  mayEditUser,
  mayGiveRole,
} from './may-manage.ts'
import { type RoleName, roles } from './roles.ts'

/** Somebody of this role; the id is the role's, unless another is given. */
const somebody = (name: RoleName, id: string = name) => ({
  id,
  role: name,
  roleLevel: roles.findIndex((role) => role.name === name),
})
const names: RoleName[] = roles.map((role) => role.name)

describe('who may touch whom [ROLE-17] [ROLE-18] [USER-21]', () => {
  /** Per role: whom it may edit, delete, lock, and what it may give. */
  const reach: Record<RoleName, RoleName[]> = {
    SuperAdmin: ['SuperAdmin', 'Admin', 'OrganisationAdmin', 'ExcelUser', 'User'],
    Admin: ['Admin', 'OrganisationAdmin', 'ExcelUser', 'User'],
    OrganisationAdmin: ['OrganisationAdmin', 'ExcelUser', 'User'],
    ExcelUser: [],
    User: [],
  }
  const pairs = names.flatMap((actor) => names.map((target) => [actor, target] as const))

  it.each(pairs)('%s and %s', (actor, target) => {
    const reached = reach[actor].includes(target)
    const [me, them] = [somebody(actor, 'me'), somebody(target, 'them')]
    expect(mayEditUser(me, them)).toBe(reached)
    expect(mayDeleteUser(me, them)).toBe(reached)
    expect(mayChangeStatus(me, them)).toBe(reached)
    expect(mayGiveRole(me, them.roleLevel)).toBe(reached)
  })

  it.each(names)('%s is offered the roles they may give, the least powerful first', (actor) => {
    const offered = assignableRoles(somebody(actor), roles).map((role) => role.name)
    expect(offered).toEqual(reach[actor].toReversed())
  })
})

describe('oneself', () => {
  it.each(['SuperAdmin', 'Admin', 'OrganisationAdmin'] as const)('%s', (name) => {
    const me = somebody(name)
    expect(mayEditUser(me, me)).toBe(true)
    expect(mayDeleteUser(me, me)).toBe(false)
    expect(mayChangeStatus(me, me)).toBe(false)
    for (const { level } of roles) expect(mayChangeRole(me, me, level)).toBe(level === me.roleLevel)
  })

  it('is oneself also when the id has become text', () => {
    const me = { ...somebody('Admin'), id: 7 }
    expect(mayDeleteUser(me, { ...me, id: '7' })).toBe(false)
  })
})

it('nobody signed in manages nobody', () => {
  const user = somebody('User')
  expect(mayEditUser(null, user)).toBe(false)
  expect(mayDeleteUser(null, user)).toBe(false)
  expect(mayGiveRole(null, 4)).toBe(false)
  expect(mayChangeRole(null, user, 4)).toBe(false)
  expect(assignableRoles(null, roles)).toEqual([])
})

it('no chain of changes by some makes anybody more powerful than the most powerful of them', () => {
  const person = fc.constantFrom(...names)
  const change = fc.record({ by: fc.nat(3), of: fc.nat(3), level: fc.nat(4) })
  fc.assert(
    fc.property(fc.array(person, { minLength: 4, maxLength: 4 }), fc.array(change), (start, changes) => {
      const people = start.map((name, id) => somebody(name, String(id)))
      const highest = Math.min(...people.map((one) => one.roleLevel))
      for (const { by, of, level } of changes) {
        const [actor, target] = [people[by], people[of]]
        const role = names[level]
        if (actor && target && role && mayChangeRole(actor, target, level))
          people[of] = somebody(role, target.id)
      }
      expect(Math.min(...people.map((one) => one.roleLevel))).toBeGreaterThanOrEqual(highest)
    }),
  )
})
