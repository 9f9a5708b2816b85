import type { Status } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import type { ExcelStructure } from './excel-structure.ts'
import { structureTables } from './structure-tables.ts'

const active: Status = { id: 1, name: 'active' }
const locked: Status = { id: 2, name: 'locked' }
const archived: Status = { id: 3, name: 'archived' }
const organisationId = 'o'

const emptyStructure: ExcelStructure = {
  areas: [],
  subareas: [],
  versions: [],
  helperTables: [],
  entities: [],
  groups: [],
  users: [],
}

const subarea = (id: string, status: Status | null = active) => ({
  id,
  name: `Sub ${id}`,
  status,
  listOrder: 1,
  areas: [],
  organisationId,
})
const area = (id: string, subareas: string[] | 'automatic', status: Status | null = active) => ({
  id,
  name: `Area ${id}`,
  status,
  subareaLinkType: subareas === 'automatic' ? ('automatic' as const) : ('custom' as const),
  subareas: subareas === 'automatic' ? [] : subareas.map((link) => ({ id: link, name: link })),
  allCurrentAndFuture: subareas === 'automatic',
  organisationId,
})
const group = (id: string, grants: Partial<ExcelStructure['groups'][number]>) => ({
  id,
  name: `Group ${id}`,
  status: active,
  organisationId,
  areaGrants: [],
  milestoneGrants: [],
  ...grants,
})
const version = (id: string, milestones: string[]) => ({
  id,
  name: `Version ${id}`,
  status: null,
  organisationId,
  milestones: milestones.map((milestone) => ({
    id: milestone,
    name: milestone,
    status: locked,
    versionId: id,
    listOrder: 2,
  })),
})
const user = (id: string, to: Partial<ExcelStructure['users'][number]>) => ({
  id,
  firstName: 'Eli',
  lastName: 'Elm',
  emailAddress: 'eli@tributary.example',
  status: active,
  groups: [],
  entities: [],
  helperTables: [],
  ...to,
})

/** The rows of a table, as objects. */
function rowsOf(structure: Partial<ExcelStructure>, name: string) {
  const table = structureTables({ ...emptyStructure, ...structure }).find((one) => one.name === name)
  return (
    table &&
    [...table.rows].map((row) => Object.fromEntries(row.map((cell, at) => [table.columns[at]?.name, cell])))
  )
}

it('always returns the same tables, each with a key and columns', () => {
  const tables = structureTables(emptyStructure)
  expect(tables.map(({ name }) => name)).toEqual([
    'excel_areas',
    'excel_subareas',
    'excel_area_subareas',
    'excel_versions',
    'excel_milestones',
    'excel_helper_tables',
    'excel_entities',
    'excel_groups',
    'excel_group_areas',
    'excel_group_milestones',
    'excel_users',
    'excel_user_groups',
    'excel_user_entities',
    'excel_user_helper_tables',
  ])
  for (const { columns, key, rows } of tables) {
    expect(columns.slice(0, key).every(({ kind }) => kind === 'id')).toBe(true)
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
    expect([...rows]).toEqual([])
  }
})

describe('areas', () => {
  it('have read_only and the status', () => {
    const areas = [
      area('1', [], active),
      area('2', [], locked),
      area('3', 'automatic', archived),
      area('4', [], null),
    ]
    expect(rowsOf({ areas }, 'excel_areas')).toEqual([
      { id: '1', name: 'Area 1', status: 'active', read_only: false, all_subareas: false },
      { id: '2', name: 'Area 2', status: 'locked', read_only: true, all_subareas: false },
      { id: '3', name: 'Area 3', status: 'archived', read_only: false, all_subareas: true },
      { id: '4', name: 'Area 4', status: 'active', read_only: false, all_subareas: false },
    ])
  })

  it('are linked to every sub-area if automatic, else to the chosen ones', () => {
    const structure = {
      areas: [area('a', 'automatic'), area('c', ['2', '2'])],
      subareas: [subarea('1'), subarea('2')],
    }
    expect(rowsOf(structure, 'excel_area_subareas')).toEqual([
      { area_id: 'a', subarea_id: '1' },
      { area_id: 'a', subarea_id: '2' },
      { area_id: 'c', subarea_id: '2' },
    ])
  })
})

it('creates the rows of ten million links lazily', () => {
  const areas = Array.from({ length: 10_000 }, (_, place) => area(`a${place}`, 'automatic'))
  const subareas = Array.from({ length: 1_000 }, (_, place) => subarea(`s${place}`))
  const areaGrants = areas.map(({ id }) => ({ kind: 'whole-area' as const, areaId: id }))
  const structure = { ...emptyStructure, areas, subareas, groups: [group('g', { areaGrants })] }
  for (const name of ['excel_area_subareas', 'excel_group_areas']) {
    const rows = structureTables(structure).find((table) => table.name === name)?.rows ?? []
    const [first] = rows
    expect(first?.slice(-2)).toEqual(['a0', 's0'])
  }
})

describe('the grants of a group', () => {
  const structure = {
    areas: [area('a', 'automatic'), area('c', ['2'])],
    subareas: [subarea('1'), subarea('2')],
  }
  const granted = (grant: ExcelStructure['groups'][number]['areaGrants'][number]) =>
    rowsOf({ ...structure, groups: [group('g', { areaGrants: [grant, grant] })] }, 'excel_group_areas')?.map(
      (row) => `${row.area_id}${row.subarea_id}`,
    )

  it.each([
    ['one combination', { kind: 'combination', areaId: 'a', subareaId: '1' }, ['a1']],
    ['a combination that is linked no more', { kind: 'combination', areaId: 'c', subareaId: '1' }, []],
    ['a whole area', { kind: 'whole-area', areaId: 'a' }, ['a1', 'a2']],
    ['a whole sub-area', { kind: 'whole-subarea', subareaId: '2' }, ['a2', 'c2']],
    ['an area that is gone', { kind: 'whole-area', areaId: 'x' }, []],
  ] as const)('is %s', (_, grant, combinations) => {
    expect(granted(grant)).toEqual(combinations)
  })

  it('contain one milestone or all of a version', () => {
    const versions = [version('v', ['m1', 'm2']), version('w', ['n1'])]
    const groups = [
      group('g', { milestoneGrants: [{ kind: 'whole-version', versionId: 'v' }] }),
      group('h', { milestoneGrants: [{ kind: 'milestone', versionId: 'w', milestoneId: 'n1' }] }),
    ]
    expect(rowsOf({ versions, groups }, 'excel_group_milestones')).toEqual([
      { group_id: 'g', version_id: 'v', milestone_id: 'm1' },
      { group_id: 'g', version_id: 'v', milestone_id: 'm2' },
      { group_id: 'h', version_id: 'w', milestone_id: 'n1' },
    ])
    expect(rowsOf({ versions }, 'excel_milestones')?.[0]).toEqual({
      id: 'm1',
      version_id: 'v',
      name: 'm1',
      status: 'locked',
      read_only: true,
      list_order: 2,
    })
  })
})

describe('users', () => {
  it('are included if they are assigned to something', () => {
    const users = [
      user('1', { groups: [{ id: 7, name: 'G' }], entities: [{ id: 'e', name: 'E' }] }),
      user('2', {}),
      user('3', { helperTables: [{ id: 'h', name: 'H' }] }),
    ]
    expect(rowsOf({ users }, 'excel_users')?.map((row) => row.id)).toEqual(['1', '3'])
    expect(rowsOf({ users }, 'excel_user_groups')).toEqual([{ user_id: '1', group_id: '7' }])
    expect(rowsOf({ users }, 'excel_user_entities')).toEqual([{ user_id: '1', entity_id: 'e' }])
    expect(rowsOf({ users }, 'excel_user_helper_tables')).toEqual([{ user_id: '3', helper_table_id: 'h' }])
  })
})

it('writes helper tables and entities unchanged', () => {
  const helperTables = [
    {
      id: 1,
      name: 'Currencies €',
      inputTableName: 'Currencies',
      status: locked,
      budget2SqlProductId: null,
      organisationId,
    },
  ]
  const entities = [{ id: 'e', name: 'Société', organisationId }]
  expect(rowsOf({ helperTables }, 'excel_helper_tables')).toEqual([
    { id: '1', name: 'Currencies €', input_table_name: 'Currencies', status: 'locked', read_only: true },
  ])
  expect(rowsOf({ entities }, 'excel_entities')).toEqual([{ id: 'e', name: 'Société' }])
})
