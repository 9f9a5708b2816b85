import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortedByFirstName } from '../common/lists/sort.ts'
import {
  filterUsers,
  isFiltered,
  plainUserView,
  sortUsers,
  userSortKeys,
  userViewOf,
  userViewParameters,
} from './user-view.ts'
import { userWith } from './users.samples.ts'

const read = (query: string) => userViewOf(new URLSearchParams(query))

describe('a view in the address', () => {
  it.each([
    ['', {}],
    ['status=locked', { status: 'locked' }],
    ['status=LOCKED&role=exceluser', { status: 'locked', role: 'ExcelUser' }],
    ['sort=-lastName', { sort: 'lastName', direction: 'descending' }],
    ['sort=lastsignedin', { sort: 'lastSignedIn' }],
    ['status=gone&role=King&sort=-shoe', {}],
    ['sort=-', {}],
  ] as const)('reads %j and ignores unknown values', (query, view) => {
    expect(read(query)).toEqual({ ...plainUserView, ...view })
  })

  it('writes only what differs from the default, and reads it back unchanged', () => {
    const view = fc.record({
      status: fc.constantFrom(null, 'active', 'locked', 'archived'),
      role: fc.constantFrom(null, 'User', 'SuperAdmin'),
      sort: fc.constantFrom(...userSortKeys),
      direction: fc.constantFrom('ascending', 'descending'),
    })
    fc.assert(
      fc.property(view, (wanted) => {
        const parameters = new Map(Object.entries(userViewParameters(wanted)))
        expect(userViewOf({ get: (name) => parameters.get(name) ?? null })).toEqual(wanted)
      }),
    )
    expect(userViewParameters(plainUserView)).toEqual({ status: null, role: null, sort: null })
  })
})

const eli = userWith('eli', 'ExcelUser', { lastName: 'Young', lastSignedInAt: new Date(2_000) })
const olga = userWith('Olga', 'OrganisationAdmin', { lastName: 'Adams', lastSignedInAt: new Date(9_000) })
const ana = userWith('Ana', 'User', { status: { id: 2, name: 'Locked' } })
const elk = userWith('Eli', 'USER', { lastName: 'Abel', status: null })
const everyone = [olga, elk, ana, eli]

describe('filters', () => {
  it.each([
    [{}, [olga, elk, ana, eli]],
    [{ status: 'active' }, [olga, elk, eli]],
    [{ status: 'locked' }, [ana]],
    [{ role: 'User' }, [elk, ana]],
    [{ role: 'User', status: 'locked' }, [ana]],
    [{ status: 'archived' }, []],
  ] as const)('%j', (filter, found) => {
    const view = { ...plainUserView, ...filter }
    expect(filterUsers(everyone, view)).toEqual(found)
    expect(isFiltered(view)).toBe(Object.keys(filter).length > 0)
  })
})

describe('orders', () => {
  it.each([
    ['firstName', [ana, elk, eli, olga]],
    ['lastName', [elk, olga, ana, eli]],
    ['role', [olga, eli, ana, elk]],
    ['lastSignedIn', [ana, elk, eli, olga]],
  ] as const)('by %s, and the other way round [USER-19, CONST-24, VALID-15]', (sort, sorted) => {
    expect(sortUsers(everyone, { sort, direction: 'ascending' })).toEqual(sorted)
    expect(sortUsers(everyone, { sort, direction: 'descending' })).toEqual(sorted.toReversed())
  })

  it('sorts by first name like every other list of users [USER-19]', () => {
    expect(sortUsers(everyone, plainUserView)).toEqual(sortedByFirstName(everyone))
  })
})
