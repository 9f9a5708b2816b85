import { describe, expect, it } from 'vitest'
import {
  areaOf,
  entityOf,
  groupOf,
  helperTableOf,
  structureOf,
  subareaOf,
  userOf,
  versionOf,
} from './access.samples.ts'
import { accessItemKey } from './access.ts'
import { accessChange } from './access-change.ts'
import { type AccessEdit, accessChangeByEdit, accessChangeByEdits } from './access-edit.ts'

const structure = structureOf({
  areas: [areaOf('sales', ['north', 'south']), areaOf('costs', 'automatic')],
  subareas: [subareaOf('north'), subareaOf('south')],
  versions: [versionOf('budget', ['q1', 'q2'])],
  entities: [entityOf('bv'), entityOf('gmbh')],
  helperTables: [helperTableOf('rates')],
  groups: [
    groupOf('team', {
      areaGrants: [{ kind: 'whole-area', areaId: 'sales' }],
      milestoneGrants: [{ kind: 'whole-version', versionId: 'budget' }],
    }),
  ],
  users: [userOf('ann', { groups: ['team'], entities: ['bv'], helperTables: ['rates'] }), userOf('bob', {})],
})

const words = (edit: AccessEdit) =>
  accessChangeByEdit(structure, edit).map(({ user, gained, lost }) =>
    [user.id, ...gained.map((item) => `+${item.kind}`), ...lost.map((item) => `-${item.kind}`)].join(' '),
  )

describe('what an edit changes for users [STRUCT-02]', () => {
  it.each<[string, AccessEdit, string[]]>([
    [
      'a removed area',
      { kind: 'remove', item: { list: 'areas', id: 'sales' } },
      ['ann -combination -combination'],
    ],
    ['a removed sub-area', { kind: 'remove', item: { list: 'subareas', id: 'north' } }, ['ann -combination']],
    [
      'a removed version',
      { kind: 'remove', item: { list: 'versions', id: 'budget' } },
      ['ann -milestone -milestone'],
    ],
    ['a removed milestone', { kind: 'remove', item: { list: 'milestones', id: 'q2' } }, ['ann -milestone']],
    ['a removed entity', { kind: 'remove', item: { list: 'entities', id: 'bv' } }, ['ann -entity']],
    ['an entity of no one', { kind: 'remove', item: { list: 'entities', id: 'gmbh' } }, []],
    [
      'a removed table',
      { kind: 'remove', item: { list: 'helperTables', id: 'rates' } },
      ['ann -helper-table'],
    ],
    [
      'a removed group',
      { kind: 'remove', item: { list: 'groups', id: 'team' } },
      ['ann -combination -combination -milestone -milestone'],
    ],
    [
      'an archived area',
      { kind: 'set-status', item: { list: 'areas', id: 'sales' }, status: 'Archived' },
      ['ann -combination -combination'],
    ],
    ['a locked area', { kind: 'set-status', item: { list: 'areas', id: 'sales' }, status: 'locked' }, []],
    [
      'an archived milestone',
      { kind: 'set-status', item: { list: 'milestones', id: 'q1' }, status: 'archived' },
      ['ann -milestone'],
    ],
    [
      'a locked user',
      { kind: 'set-status', item: { list: 'users', id: 'ann' }, status: 'locked' },
      ['ann -combination -combination -milestone -milestone -entity -helper-table'],
    ],
    [
      'an unlinked sub-area',
      { kind: 'link-area', areaId: 'sales', subareaIds: ['south'], later: false },
      ['ann -combination'],
    ],
    [
      'an area that becomes automatic',
      { kind: 'link-area', areaId: 'sales', subareaIds: [], later: true },
      [],
    ],
    [
      'a user in a group',
      { kind: 'link-user', userId: 'bob', list: 'groups', ids: ['team'], later: false },
      ['bob +combination +combination +milestone +milestone'],
    ],
    [
      'a user with all entities',
      { kind: 'link-user', userId: 'ann', list: 'entities', ids: [], later: true },
      ['ann +entity'],
    ],
    ['an unknown item', { kind: 'remove', item: { list: 'areas', id: 'gone' } }, []],
  ])('is found for %s', (_, edit, expected) => {
    expect(words(edit)).toEqual(expected)
  })

  it('equals a comparison of the whole structure', () => {
    const areas = structure.areas.filter(({ id }) => id !== 'sales')
    const keys = (found: ReturnType<typeof accessChange>) => found.map(({ lost }) => lost.map(accessItemKey))
    expect(
      keys(accessChangeByEdit(structure, { kind: 'remove', item: { list: 'areas', id: 'sales' } })),
    ).toEqual(keys(accessChange(structure, { ...structure, areas })))
  })
})

describe('what several edits change together', () => {
  const lock = { kind: 'set-status', item: { list: 'users', id: 'ann' }, status: 'locked' } as const
  const join = { kind: 'link-user', userId: 'bob', list: 'groups', ids: ['team'], later: false } as const
  const found = (...edits: AccessEdit[]) =>
    accessChangeByEdits(structure, edits).map(({ user, gained, lost }) => [
      user.id,
      gained.length,
      lost.length,
    ])

  it('is the change of each user', () => {
    expect(found(join, lock)).toEqual([
      ['ann', 0, 6],
      ['bob', 4, 0],
    ])
  })

  it('is nothing without an edit', () => {
    expect(found()).toEqual([])
  })
})
