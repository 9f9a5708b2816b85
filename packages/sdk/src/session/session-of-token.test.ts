import { can, isSuperadmin } from '@tributary/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessionOfToken } from './session-of-token.ts'

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (claims: unknown) => `${encoded({ alg: 'HS256' })}.${encoded(claims)}.signature`
const claims = { sub: 'u-1', sid: 's-1', Role: 'OrganisationAdmin', roleLevel: 2, exp: 1_795_244_400 }

describe('the session of an access token', () => {
  it('has the role, its level, the user, the session and the expiry [ROLE-10, ROLE-21]', () => {
    expect(sessionOfToken(tokenOf(claims))).toEqual({
      role: 'OrganisationAdmin',
      roleLevel: 2,
      userId: 'u-1',
      sessionId: 's-1',
      expiresAt: new Date('2026-11-21T07:00:00Z'),
    })
  })

  it.each([
    ['SuperAdmin', true],
    ['superadmin', true],
    ['SUPERADMIN', true],
    ['Admin', false],
    ['SuperAdmins', false],
  ])('with role %s: superadmin is %s [ROLE-10]', (Role, expected) => {
    expect(isSuperadmin(sessionOfToken(tokenOf({ Role }))?.role ?? '')).toBe(expected)
  })

  it.each([
    ['Admin', 1],
    ['exceluser', 3],
    ['Captain', 4],
  ])('without a level, %s has level %i [ROLE-10]', (Role, roleLevel) => {
    expect(sessionOfToken(tokenOf({ Role }))).toEqual({
      role: Role,
      roleLevel,
      userId: null,
      sessionId: null,
      expiresAt: null,
    })
  })

  it('works with the rules that show or hide controls', () => {
    expect(can(sessionOfToken(tokenOf(claims)), 'admin.open')).toBe(true)
    expect(can(sessionOfToken(tokenOf({ ...claims, roleLevel: 4 })), 'admin.open')).toBe(false)
  })

  it('reads names outside ASCII', () => {
    expect(sessionOfToken(tokenOf({ ...claims, Role: 'Übersicht-管理' }))?.role).toBe('Übersicht-管理')
  })

  it.each([
    ['nothing', ''],
    ['an opaque token', 'b3BhcXVl'],
    ['two parts', `${encoded({})}.${encoded(claims)}`],
    ['four parts', `${tokenOf(claims)}.more`],
    ['a payload that is not base64', 'a.%%%.c'],
    ['a payload that is not JSON', `a.${Buffer.from('no').toString('base64url')}.c`],
    ['a payload that is not an object', tokenOf(7)],
    ['no role', tokenOf({ sub: 'u-1' })],
    ['a role that is not a text', tokenOf({ Role: 1 })],
  ])('is null for %s [ROLE-10]', (_, token) => {
    expect(sessionOfToken(token)).toBeNull()
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => sessionOfToken(`a.${text}.c`) !== undefined))
    fc.assert(fc.property(fc.jsonValue(), (value) => sessionOfToken(tokenOf(value)) !== undefined))
  })
})
