import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignedUserIds, isVisibleTo } from './visibility.ts'

const property = (name: string, value: string) => ({ id: name, name, value, clientConnectorId: 7 })
const connector = (status: string, ...assigned: string[]) => ({
  status,
  properties: [property('ftp.host', '5'), ...assigned.map((value) => property('portal.user', value))],
})

const member = { id: 5, role: 'User', roleLevel: 4 }
const administrator = { id: 2, role: 'OrganisationAdmin', roleLevel: 2 }
const superadmin = { id: 1, role: 'superadmin', roleLevel: 0 }

describe('the users assigned to a connector', () => {
  it.each([
    [[], []],
    [[''], []],
    [['5'], ['5']],
    [['5 7 11'], ['5', '7', '11']],
    [['  5\t7\n11 '], ['5', '7', '11']],
    [['a-1 b-2'], ['a-1', 'b-2']],
  ])('reads %j as %j', (values, ids) => {
    expect(assignedUserIds(connector('CONNECTED', ...values))).toEqual(ids)
  })

  it('are read from the property in any letter case', () => {
    expect(assignedUserIds({ properties: [property('Portal.User', '5')] })).toEqual(['5'])
  })
})

describe('who sees a connector [CONNDASH-24, CONNDASH-29]', () => {
  it.each([
    ['a member assigned to it', connector('CONNECTED', '3 5'), member, true],
    ['a member whose id came as text', connector('CONNECTED', '3 5'), { ...member, id: '5' }, true],
    ['a member assigned to others', connector('CONNECTED', '3 55'), member, false],
    ['a member when no one is assigned', connector('CONNECTED'), member, false],
    ['an administrator', connector('CONNECTED'), administrator, true],
    ['a superadmin', connector('DISCONNECTED'), superadmin, true],
    ['a member, disconnected', connector('DISCONNECTED', '5'), member, true],
    ['a member, deleted', connector('DELETED', '5'), member, false],
    ['an administrator, deleted', connector('DELETED'), administrator, false],
    ['an administrator, deleted in lower case', connector('deleted'), administrator, false],
    ['a superadmin, deleted', connector('DELETED'), superadmin, true],
  ])('%s: %s', (_, subject, viewer, visible) => {
    expect(isVisibleTo(subject, viewer)).toBe(visible)
  })
})

describe('for any connector', () => {
  const userId = fc.stringMatching(/^[a-z0-9-]{1,6}$/)
  const status = fc.constantFrom('CONNECTED', 'ACTIVE', 'DISCONNECTED', 'DELETED', 'PAUSED')

  it('reads back the users that were written', () => {
    fc.assert(
      fc.property(fc.array(userId), (ids) => {
        expect(assignedUserIds(connector('CONNECTED', ids.join(' ')))).toEqual(ids)
      }),
    )
  })

  it('a member sees it only if they are assigned and it is not deleted', () => {
    fc.assert(
      fc.property(status, fc.array(userId), userId, (word, ids, id) => {
        const visible = isVisibleTo(connector(word, ids.join(' ')), { ...member, id })
        expect(visible).toBe(word !== 'DELETED' && ids.includes(id))
      }),
    )
  })

  it('a more powerful role sees at least as much', () => {
    fc.assert(
      fc.property(status, fc.array(userId), userId, (word, ids, id) => {
        const subject = connector(word, ids.join(' '))
        const seen = [member, administrator, superadmin].map((viewer) =>
          isVisibleTo(subject, { ...viewer, id }),
        )
        expect(seen).toEqual(seen.toSorted((a, b) => Number(a) - Number(b)))
      }),
    )
  })
})
