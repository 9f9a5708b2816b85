import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Ability, can } from './abilities.ts'
import { type RoleName, roles } from './roles.ts'

const everyone: RoleName[] = ['SuperAdmin', 'Admin', 'OrganisationAdmin', 'ExcelUser', 'User']
const upTo = (level: number) => everyone.slice(0, level + 1)

/** The required roles for each ability. */
const matrix: Record<Ability, RoleName[]> = {
  'organisations.act-on-every': upTo(1),
  'admin.open': upTo(2),
  'admin.dashboard': upTo(1),
  'admin.configuration': upTo(1),
  'approvals.decide': upTo(2),
  'configuration.edit': upTo(1),
  'clients.edit': upTo(2),
  'profile.open': everyone,
  'users.manage': upTo(2),
  'users.invite': upTo(2),
  'users.see-sign-in-methods': upTo(2),
  'users.microsoft-id': ['SuperAdmin'],
  'tokens.administer': upTo(2),
  'audit.read': upTo(2),
  'operations.open': ['SuperAdmin'],
  'excel.open': upTo(3),
  'excel.configure': upTo(2),
  'excel.edit': upTo(3),
  'excel.delete-areas': upTo(1),
  'excel.delete-structure': ['SuperAdmin'],
  'connectors.open-manage': ['SuperAdmin', 'Admin', 'OrganisationAdmin'],
  'connectors.see-all': ['SuperAdmin', 'Admin', 'OrganisationAdmin'],
  'connectors.reconnect-hints': ['SuperAdmin', 'Admin', 'OrganisationAdmin'],
  'connectors.edit': upTo(2),
  'connectors.authorise': ['SuperAdmin', 'Admin', 'OrganisationAdmin'],
  'connectors.refresh-fully': ['SuperAdmin'],
  'connectors.see-deleted': ['SuperAdmin'],
  'connectors.see-key-and-times': ['SuperAdmin'],
  'connectors.edit-schedule': ['SuperAdmin'],
  'connectors.edit-licences': ['SuperAdmin'],
  'connectors.edit-api-path': ['SuperAdmin'],
  'connectors.assign-organisations': upTo(1),
  'database.configure': upTo(2),
  'webhooks.manage': upTo(2),
  'organisation-sign-in.manage': upTo(2),
  'alerts.manage-channels': upTo(2),
  'xero2sql.see-all': upTo(2),
  'xero2sql.assign-users': upTo(2),
  'xero2sql.tokens': ['SuperAdmin'],
}

// Complete, because its type requires every ability.
const abilities = Object.entries(matrix) as [Ability, RoleName[]][]

const rows =
  'ROLE-02, ROLE-03, ROLE-04, ROLE-05, ROLE-06, ROLE-07, ROLE-08, ROLE-09, ROLE-11, ROLE-12, ROLE-13'

describe.each(abilities)(`%s [CONST-11, ${rows}]`, (ability, allowed) => {
  it.each(roles.map((role) => [role.name, role] as const))('%s', (name, role) => {
    expect(can({ role: role.name, roleLevel: role.level }, ability)).toBe(allowed.includes(name))
  })

  it('is denied without a signed-in user', () => {
    expect(can(null, ability)).toBe(false)
    expect(can(undefined, ability)).toBe(false)
  })
})

describe('level and name of a role are independent', () => {
  it('an admin-like name without the level does not open the admin area', () => {
    const namesake = { role: 'Office administrator', roleLevel: 4 }
    expect(can(namesake, 'connectors.open-manage')).toBe(true)
    expect(can(namesake, 'admin.open')).toBe(false)
    expect(can(namesake, 'connectors.authorise')).toBe(false)
  })

  it('level 0 without the name is not a superadmin', () => {
    expect(can({ role: 'Operator', roleLevel: 0 }, 'connectors.refresh-fully')).toBe(false)
    expect(can({ role: 'Operator', roleLevel: 0 }, 'admin.dashboard')).toBe(true)
  })

  it('a level that is not a number allows nothing', () => {
    expect(can({ role: 'User', roleLevel: Number.NaN }, 'excel.open')).toBe(false)
  })
})

describe('for any user', () => {
  const anyone = fc.record({
    role: fc.oneof(fc.constantFrom(...everyone), fc.string()),
    roleLevel: fc.integer({ min: 0, max: 9 }),
  })
  const ability = fc.constantFrom(...abilities.map(([name]) => name))

  it('a more powerful level never removes an ability [ROLE-01]', () => {
    fc.assert(
      fc.property(anyone, ability, fc.nat(9), (person, what, step) => {
        const promoted = { ...person, roleLevel: person.roleLevel - step }
        if (can(person, what)) expect(can(promoted, what)).toBe(true)
      }),
    )
  })

  it('the case of a role name does not matter', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roles), ability, ({ name, level }, what) => {
        const upperCase = { role: name.toUpperCase(), roleLevel: level }
        const lowerCase = { role: name.toLowerCase(), roleLevel: level }
        expect(can(upperCase, what)).toBe(can(lowerCase, what))
      }),
    )
  })

  it('a superadmin of level 0 may do everything', () => {
    for (const [what] of abilities) expect(can({ role: 'SuperAdmin', roleLevel: 0 }, what)).toBe(true)
  })

  it('a user of level 4 has only the ability to open their profile', () => {
    for (const [what] of abilities)
      expect(can({ role: 'User', roleLevel: 4 }, what)).toBe(what === 'profile.open')
  })
})

it('the view of a user has no ability that concerns their secrets [VIEWAS-04]', () => {
  const olga = { role: 'OrganisationAdmin', roleLevel: 2 }
  const lost = abilities
    .map(([ability]) => ability)
    .filter((ability) => can(olga, ability) && !can({ ...olga, viewAs: {} }, ability))
  expect(lost.toSorted()).toEqual([
    'connectors.authorise',
    'database.configure',
    'organisation-sign-in.manage',
    'profile.open',
    'tokens.administer',
    'users.invite',
    'users.see-sign-in-methods',
  ])
})
