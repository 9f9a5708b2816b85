import { describe, expect, it } from 'vitest'
import { connectorOf, facts, personOf } from '../access/access.samples.ts'
import type { AccessFacts, ConnectorFacts, SynchronisationState } from '../access/access-question.ts'
import {
  archived,
  areaOf,
  groupOf,
  helperTableOf,
  locked,
  structureOf,
  subareaOf,
  versionOf,
} from '../excel/access.samples.ts'
import { lineageOf } from './lineage-of.ts'
import { lineagePath } from './lineage-path.ts'

const linksOf = (from: AccessFacts) =>
  lineageOf(from).links.map((link) => `${link.from} > ${link.to} ${link.state}`)
const keysOf = (from: AccessFacts) => lineageOf(from).nodes.map(({ key }) => key)
const nodeOf = (from: AccessFacts, key: string) => lineageOf(from).nodes.find((node) => node.key === key)
const withConnector = (more: Partial<ConnectorFacts>): AccessFacts => ({
  ...facts,
  connectors: [connectorOf('warehouse', more)],
})
const withStructure = (structure: Parameters<typeof structureOf>[0]): AccessFacts => ({
  ...{ synchronisation: 'current', connectors: [], tables: [] },
  structure: structureOf(structure),
})

describe('the lineage of an organisation', () => {
  it('leads from each system to the people who see its numbers', () => {
    expect(linksOf(facts)).toEqual([
      'system/ftp > connector/warehouse ok',
      'connector/warehouse > table/warehouse/acme/orders ok',
      'connector/warehouse > table/warehouse/acme/refunds ok',
      'table/warehouse/acme/orders > database ok',
      'table/warehouse/acme/refunds > database ok',
      'database > area/Bare ok',
      'database > area/Costs ok',
      'database > area/Revenue ok',
      'database > version/Budget ok',
      'database > version/Empty ok',
      'database > helper-table/Rates ok',
      'area/Revenue > group/Everything ok',
      'area/Costs > group/Everything ok',
      'version/Budget > group/Everything ok',
      'area/Revenue > group/Sales ok',
      'version/Budget > group/Sales ok',
      'group/Sales > person/Ann ok',
      'helper-table/Rates > person/Ann ok',
    ])
  })

  it('lists nodes in the order of the columns, and by name within a kind', () => {
    const connectors = [
      connectorOf('Two', { type: 'xero' }),
      connectorOf('b', { type: 'FTP' }),
      connectorOf('A', { type: 'ftp' }),
    ]
    expect(keysOf({ ...facts, connectors, tables: [] })).toEqual([
      ...['system/ftp', 'system/xero', 'connector/A', 'connector/b', 'connector/Two', 'database'],
      ...['area/Bare', 'area/Costs', 'area/Revenue', 'version/Budget', 'version/Empty', 'helper-table/Rates'],
      ...['group/Everything', 'group/Sales', 'person/Ann', 'person/Bob'],
    ])
  })

  it('does not list Excel as a system, because numbers arrive there', () => {
    expect(keysOf({ ...withConnector({ type: 'Excel' }), tables: [] })[0]).toBe('database')
  })

  it('has only the database without connectors and structure', () => {
    expect(lineageOf(withStructure({}))).toMatchObject({ nodes: [{ key: 'database' }], links: [] })
  })

  it('leaves out tables, groups and links that do not exist', () => {
    const tables = facts.tables.map((table) => ({ ...table, connectorId: 'other' }))
    const users = [personOf('Ann', { groups: ['Unknown'], helperTables: ['Unknown'] })]
    const structure = { ...facts.structure, users }
    const links = linksOf({ ...facts, tables, structure })
    expect(links.filter((link) => /table\/|person/.test(link))).toEqual(['database > helper-table/Rates ok'])
  })

  it('leads from an assigned connector without tables to its people [LINEAGE-10]', () => {
    const users = [personOf('Ann', { groups: ['Sales'], connectors: ['warehouse', 'shop', 'gone'] })]
    const connectors = [connectorOf('warehouse'), connectorOf('shop', { refresh: 'never', loadedAt: null })]
    const from = { ...facts, connectors, structure: { ...facts.structure, users } }
    expect(linksOf(from).filter((link) => /^connector.*person/.test(link))).toEqual([
      'connector/shop > person/Ann off',
    ])
    expect(nodeOf(from, 'connector/shop')?.fault).toBe('never-refreshed')
    expect(lineagePath(lineageOf(from), 'person/Ann')?.nodes.has('connector/shop')).toBe(true)
  })

  it('leads from an assigned connector to a person who sees nothing in Excel [LINEAGE-10]', () => {
    const users = [personOf('Bob', { connectors: ['warehouse'] })]
    const links = linksOf({ ...facts, structure: { ...facts.structure, users } })
    expect(links.at(-1)).toBe('connector/warehouse > person/Bob ok')
  })

  it('keeps slashes in names apart from those of keys', () => {
    const tables = [{ connectorId: 'warehouse', schema: 'a/b', name: 'c', rows: 1, refreshedAt: null }]
    expect(keysOf({ ...facts, tables })).toContain('table/warehouse/a%2Fb/c')
  })
})

describe('a connector', () => {
  it.each<[Partial<ConnectorFacts>, state: string, fault: string | null, remedy: string | undefined]>([
    [{}, 'ok', null, undefined],
    [{ refresh: 'failed' }, 'broken', 'refresh-failed', 'fix'],
    [{ refresh: 'refused' }, 'broken', 'refused', 'fix'],
    [{ refresh: 'stuck' }, 'broken', 'stuck', 'retry'],
    [{ link: 'not-authorised' }, 'broken', 'not-authorised', 'authorise'],
    [{ link: 'disconnected' }, 'off', 'disconnected', 'reconnect'],
    [{ link: 'deleted' }, 'off', 'deleted', undefined],
    [{ refresh: 'never' }, 'off', 'never-refreshed', 'refresh'],
    [{ refresh: 'running' }, 'ok', null, undefined],
    [{ refresh: 'incomplete' }, 'ok', 'incomplete', 'history'],
    [{ refresh: 'cancelled' }, 'ok', 'cancelled', 'retry'],
    [{ paused: true }, 'ok', 'paused', 'resume'],
  ])('with %o is %s', (more, state, fault, remedy) => {
    const node = nodeOf(withConnector(more), 'connector/warehouse')
    expect([node?.state, node?.fault, node?.remedy?.kind]).toEqual([state, fault, remedy])
  })

  it('that fails breaks the links to it and from it, but its tables stay readable', () => {
    expect(linksOf(withConnector({ refresh: 'failed' })).slice(0, 5)).toEqual([
      'system/ftp > connector/warehouse broken',
      'connector/warehouse > table/warehouse/acme/orders broken',
      'connector/warehouse > table/warehouse/acme/refunds broken',
      'table/warehouse/acme/orders > database ok',
      'table/warehouse/acme/refunds > database ok',
    ])
  })

  it('that is disconnected takes its tables with it, and its system if there is no other', () => {
    const off = withConnector({ link: 'disconnected' })
    expect(linksOf(off)[3]).toBe('table/warehouse/acme/orders > database off')
    expect(nodeOf(off, 'system/ftp')?.state).toBe('off')
    const both = { ...off, connectors: [...off.connectors, connectorOf('other')] }
    expect(nodeOf(both, 'system/ftp')?.state).toBe('ok')
  })
})

it('a table without rows has a fault, but is not broken', () => {
  const node = nodeOf(facts, 'table/warehouse/acme/refunds')
  expect(node).toMatchObject({ state: 'ok', fault: 'empty', remedy: { kind: 'history' } })
})

describe('the database', () => {
  it.each<[SynchronisationState, fault: string, remedy: string]>([
    ['no-database', 'no-database', 'enter-database'],
    ['never', 'never-synchronised', 'synchronise'],
    ['outdated', 'outdated', 'synchronise'],
  ])(
    'that is %s breaks the links to the structure, not those of the tables',
    (synchronisation, fault, remedy) => {
      const from = { ...facts, synchronisation }
      expect(nodeOf(from, 'database')).toMatchObject({ state: 'broken', fault, remedy: { kind: remedy } })
      expect(nodeOf(from, 'area/Costs')).toMatchObject({ state: 'ok', fault, remedy: { kind: remedy } })
      expect(linksOf(from)).toContain('database > area/Costs broken')
      expect(linksOf(from)).toContain('table/warehouse/acme/orders > database ok')
      expect(linksOf(from)).toContain('area/Costs > group/Everything ok')
    },
  )
})

describe('the Excel structure', () => {
  const grants = {
    areaGrants: [{ kind: 'whole-subarea', subareaId: 'North' } as const],
    milestoneGrants: [{ kind: 'whole-version', versionId: 'Budget' } as const],
  }
  const lists = {
    areas: [areaOf('Revenue', 'automatic'), areaOf('Costs', ['South'])],
    subareas: [subareaOf('North'), subareaOf('South')],
    versions: [versionOf('Budget', ['Q1'])],
    groups: [groupOf('Sales', grants)],
    users: [personOf('Ann', { groups: ['Sales'] })],
  }

  it('links each area of a granted sub-area with the group once', () => {
    const twice = groupOf('Sales', { ...grants, areaGrants: [...grants.areaGrants, ...grants.areaGrants] })
    const links = linksOf(withStructure({ ...lists, groups: [twice] }))
    expect(links.filter((link) => link.startsWith('area'))).toEqual(['area/Revenue > group/Sales ok'])
  })

  it('links no area whose combination is no longer linked', () => {
    const areaGrants = [
      { kind: 'combination', areaId: 'Costs', subareaId: 'North' } as const,
      { kind: 'combination', areaId: 'Gone', subareaId: 'North' } as const,
      { kind: 'whole-area', areaId: 'Bare' } as const,
    ]
    const areas = [...lists.areas, areaOf('Bare', [])]
    const groups = [groupOf('Sales', { areaGrants })]
    expect(
      linksOf(withStructure({ ...lists, areas, groups })).filter((link) => link.includes('> group')),
    ).toEqual([])
  })

  it.each([
    [
      'area',
      { areas: [areaOf('Revenue', 'automatic', { status: archived })] },
      'area/Revenue > group/Sales off',
    ],
    [
      'group',
      { groups: [groupOf('Sales', { ...grants, status: archived })] },
      'group/Sales > person/Ann off',
    ],
    [
      'person',
      { users: [personOf('Ann', { groups: ['Sales'] }, { status: archived })] },
      'group/Sales > person/Ann off',
    ],
    [
      'version',
      { versions: [versionOf('Budget', ['Q1'], { status: archived })] },
      'database > version/Budget off',
    ],
    [
      'helper table',
      { helperTables: [helperTableOf('Rates', archived)] },
      'database > helper-table/Rates off',
    ],
  ])('turns the links of an archived %s off', (_, changed, link) => {
    expect(linksOf(withStructure({ ...lists, ...changed }))).toContain(link)
  })

  it('offers to restore an archived area before anything else', () => {
    const areas = [areaOf('Revenue', 'automatic', { status: archived })]
    const from = { ...withStructure({ ...lists, areas }), synchronisation: 'outdated' as const }
    expect(nodeOf(from, 'area/Revenue')?.remedy).toEqual({
      ...{ kind: 'restore', what: 'area' },
      item: { id: 'Revenue', name: 'Revenue' },
    })
  })

  it('breaks the links of a locked person, and keeps those of a locked area', () => {
    const users = [personOf('Ann', { groups: ['Sales'] }, { status: locked })]
    const areas = [areaOf('Revenue', 'automatic', { status: locked })]
    const from = withStructure({ ...lists, users, areas })
    expect(linksOf(from)).toContain('group/Sales > person/Ann broken')
    expect(linksOf(from)).toContain('area/Revenue > group/Sales ok')
    expect(nodeOf(from, 'person/Ann')).toMatchObject({ fault: 'locked', remedy: { kind: 'change-status' } })
  })
})
