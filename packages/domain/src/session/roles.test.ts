import { describe, expect, it } from 'vitest'
import { isAdminNamed, isSuperadmin, roles } from './roles.ts'

describe('the roles', () => {
  it('are listed most powerful first, one per level', () => {
    expect(roles.map(({ name, level }) => [level, name])).toEqual([
      [0, 'SuperAdmin'],
      [1, 'Admin'],
      [2, 'OrganisationAdmin'],
      [3, 'ExcelUser'],
      [4, 'User'],
    ])
  })

  it('have a display name', () => {
    for (const { displayName } of roles) expect(displayName).toMatch(/^[A-Z][a-z]+( [a-z]+)?$/)
  })
})

it.each([
  ['SuperAdmin', true, true],
  ['superadmin', true, true],
  ['SUPERADMIN', true, true],
  ['Admin', false, true],
  ['OrganisationAdmin', false, true],
  ['administrator', false, true],
  ['Super Admin', false, true],
  ['SuperAdmins', false, true],
  ['User', false, false],
  ['ExcelUser', false, false],
  ['', false, false],
])('reads "%s": superadmin %s, admin-named %s [ROLE-08, ROLE-10]', (name, superadmin, adminNamed) => {
  expect(isSuperadmin(name)).toBe(superadmin)
  expect(isAdminNamed(name)).toBe(adminNamed)
})
