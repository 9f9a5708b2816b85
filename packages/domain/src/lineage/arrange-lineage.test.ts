import { describe, expect, it } from 'vitest'
import { connectorOf, facts, personOf } from '../access/access.samples.ts'
import type { AccessFacts } from '../access/access-question.ts'
import { areaOf, locked } from '../excel/access.samples.ts'
import { arrangeLineage, type LineageChoice } from './arrange-lineage.ts'
import type { Lineage } from './lineage.ts'
import { lineageChain } from './lineage-chain.ts'
import { lineageMove } from './lineage-move.ts'
import { lineageOf } from './lineage-of.ts'
import { lineagePath } from './lineage-path.ts'

const arranged = (from: AccessFacts, choice: Partial<LineageChoice> = {}) =>
  arrangeLineage(lineageOf(from), { selected: null, open: [], ...choice })
const itemsOf = (from: AccessFacts, choice?: Partial<LineageChoice>) =>
  arranged(from, choice).columns.flatMap(({ items }) => items)

const areas = Array.from({ length: 300 }, (_, at) => areaOf(`Area${at}`, 'automatic'))
const many: AccessFacts = { ...facts, structure: { ...facts.structure, areas } }

describe('the path of a node', () => {
  const pathOf = (key: string | null) => lineagePath(lineageOf(facts), key)

  it('has everything it comes from and leads to, and nothing next to it', () => {
    expect([...(pathOf('group/Sales')?.nodes ?? [])].toSorted()).toEqual([
      ...['area/Revenue', 'connector/warehouse', 'database', 'group/Sales', 'person/Ann', 'system/ftp'],
      ...['table/warehouse/acme/orders', 'table/warehouse/acme/refunds', 'version/Budget'],
    ])
  })

  it('has the links on the way, and not one that passes the node by', () => {
    const links = [...(pathOf('version/Budget')?.links ?? [])].map(({ from, to }) => `${from} > ${to}`)
    expect(links).toContain('version/Budget > group/Sales')
    expect(links).toContain('group/Sales > person/Ann')
    expect(links).not.toContain('helper-table/Rates > person/Ann')
    expect(links).not.toContain('database > area/Revenue')
  })

  it.each([null, 'area/Unknown'])('does not exist for %s', (key) => {
    expect(pathOf(key)).toBeNull()
  })

  it('ends in a lineage that leads back to itself', () => {
    const round: Lineage = {
      nodes: lineageOf(facts).nodes,
      links: [
        { from: 'database', to: 'area/Costs', state: 'ok' },
        { from: 'area/Costs', to: 'database', state: 'ok' },
      ],
    }
    expect([...(lineagePath(round, 'database')?.nodes ?? [])]).toEqual(['database', 'area/Costs'])
  })
})

describe('a picture', () => {
  it('has a column for each step, and each link once', () => {
    const { columns, joins } = arranged(facts)
    expect(columns.map(({ index, items }) => [index, items.length])).toEqual([
      ...[
        [0, 1],
        [1, 1],
        [2, 2],
        [3, 1],
        [4, 6],
        [5, 2],
        [6, 2],
      ],
    ])
    expect(joins).toHaveLength(18)
    expect(joins.every(({ lit }) => lit)).toBe(true)
  })

  it('leaves out columns without items', () => {
    const { columns } = arranged({ ...facts, connectors: [] })
    expect(columns.map(({ index }) => index)).toEqual([3, 4, 5, 6])
  })

  it('dims everything but the path of the selected node', () => {
    const { columns, joins } = arranged(facts, { selected: 'version/Budget' })
    const dim = columns.flatMap(({ items }) => items.filter(({ lit }) => !lit).map(({ key }) => key))
    expect(dim).toEqual([
      ...['area/Bare', 'area/Costs', 'area/Revenue', 'version/Empty', 'helper-table/Rates', 'person/Bob'],
    ])
    expect(joins.find(({ to }) => to === 'area/Costs')?.lit).toBe(false)
  })

  it('shows every node up to 60 of them', () => {
    const spare = 60 - lineageOf(facts).nodes.length + facts.structure.areas.length
    const just = { ...facts, structure: { ...facts.structure, areas: areas.slice(0, spare) } }
    expect(itemsOf(just)).toHaveLength(60)
    const above = { ...facts, structure: { ...facts.structure, areas: areas.slice(0, spare + 1) } }
    expect(itemsOf(above).find(({ kind }) => kind === 'area')).toMatchObject({
      ...{ key: 'group-of/area', expanded: false, total: spare + 1 },
    })
    expect(itemsOf(above).filter(({ kind }) => kind === 'area')).toHaveLength(1)
  })

  it('groups only long kinds', () => {
    expect(itemsOf(many).filter(({ expanded }) => expanded !== null)).toHaveLength(1)
    expect(itemsOf(many).filter(({ kind }) => kind === 'version')).toHaveLength(2)
  })

  it('joins a group by one link in the worst state of its nodes', () => {
    const broken = [...areas.slice(0, 60)]
    const structure = { ...facts.structure, areas: broken }
    const joins = arranged({ ...facts, structure, synchronisation: 'outdated' }).joins
    expect(joins.filter(({ to }) => to === 'group-of/area')).toEqual([
      { from: 'database', to: 'group-of/area', state: 'broken', lit: true },
    ])
  })

  it('is broken where one of a group is, and off where all are', () => {
    const connectors = Array.from({ length: 70 }, (_, at) => connectorOf(`c${at}`, { link: 'disconnected' }))
    const off = { ...facts, connectors }
    expect(itemsOf(off).find(({ kind }) => kind === 'connector')?.state).toBe('off')
    const failing = { ...off, connectors: [...connectors, connectorOf('x', { refresh: 'failed' })] }
    expect(itemsOf(failing).find(({ kind }) => kind === 'connector')?.state).toBe('broken')
    const mixed = { ...off, connectors: [...connectors, connectorOf('x')] }
    expect(itemsOf(mixed).find(({ kind }) => kind === 'connector')?.state).toBe('ok')
  })

  it('shows the first 200 nodes of an open group, and keeps the others in it', () => {
    const shown = itemsOf(many, { open: ['area'] }).filter(({ kind }) => kind === 'area')
    expect(shown).toHaveLength(201)
    expect(shown[0]).toMatchObject({ expanded: true, total: 300 })
    expect(shown[0]?.nodes).toHaveLength(100)
  })

  it('has an empty group that closes again if all its nodes are shown', () => {
    const structure = { ...facts.structure, areas: areas.slice(0, 60) }
    const [group, ...nodes] = itemsOf({ ...facts, structure }, { open: ['area'] }).filter(
      ({ kind }) => kind === 'area',
    )
    expect(group).toMatchObject({ expanded: true, nodes: [], total: 60, lit: true })
    expect(nodes).toHaveLength(60)
  })

  it('shows the selected node outside its closed group, also behind the first 200', () => {
    const shown = itemsOf(many, { selected: 'area/Area299' }).filter(({ kind }) => kind === 'area')
    expect(shown.map(({ key, lit }) => [key, lit])).toEqual([
      ['group-of/area', false],
      ['area/Area299', true],
    ])
    const open = itemsOf(many, { selected: 'area/Area299', open: ['area'] })
    expect(open.filter(({ kind, lit }) => kind === 'area' && lit).map(({ key }) => key)).toEqual([
      'area/Area299',
    ])
  })

  it('shows the people of a selected group outside theirs, up to 12', () => {
    const people = (count: number) =>
      Array.from({ length: 80 }, (_, at) => personOf(`p${at}`, { groups: at < count ? ['Sales'] : [] }))
    const shown = (count: number) =>
      itemsOf(
        { ...facts, structure: { ...facts.structure, users: people(count) } },
        { selected: 'group/Sales' },
      ).filter(({ kind }) => kind === 'person')
    expect(shown(12)).toHaveLength(13)
    expect(shown(13)).toHaveLength(1)
    expect(shown(13)[0]).toMatchObject({ lit: true, total: 80 })
  })

  it('counts a locked person in a closed group as broken', () => {
    const users = Array.from({ length: 80 }, (_, at) => personOf(`p${at}`, {}, at ? {} : { status: locked }))
    const shown = itemsOf({ ...facts, structure: { ...facts.structure, users } })
    expect(shown.find(({ kind }) => kind === 'person')?.state).toBe('broken')
  })
})

describe('a chain', () => {
  it('has only the path of the selected node', () => {
    const { columns, joins } = lineageChain(arranged(facts, { selected: 'helper-table/Rates' }))
    expect(columns.map(({ index, items }) => [index, items.map(({ key }) => key)])).toEqual([
      [0, ['system/ftp']],
      [1, ['connector/warehouse']],
      [2, ['table/warehouse/acme/orders', 'table/warehouse/acme/refunds']],
      [3, ['database']],
      [4, ['helper-table/Rates']],
      [6, ['person/Ann']],
    ])
    expect(joins).toHaveLength(7)
  })

  it('is the whole picture without a selection', () => {
    expect(lineageChain(arranged(facts))).toEqual(arranged(facts))
  })
})

describe('the keyboard', () => {
  const moved = (key: string, direction: Parameters<typeof lineageMove>[2], selected: string | null = null) =>
    lineageMove(arranged(facts, { selected }), key, direction)

  it.each([
    ['system/ftp', 'to-people', 'connector/warehouse'],
    ['database', 'to-people', 'area/Bare'],
    ['database', 'to-source', 'table/warehouse/acme/orders'],
    ['helper-table/Rates', 'to-people', 'person/Ann'],
    ['area/Bare', 'down', 'area/Costs'],
    ['area/Costs', 'up', 'area/Bare'],
    ['version/Budget', 'first', 'area/Bare'],
    ['version/Budget', 'last', 'helper-table/Rates'],
    ['area/Bare', 'to-people', null],
    ['system/ftp', 'to-source', null],
    ['area/Bare', 'up', null],
    ['person/Bob', 'down', null],
    ['area/Unknown', 'down', null],
    ['area/Unknown', 'to-people', null],
  ] as const)('from %s %s is %s', (key, direction, expected) => {
    expect(moved(key, direction)).toBe(expected)
  })

  it('follows the path of the selected node first', () => {
    expect(moved('database', 'to-people', 'version/Budget')).toBe('version/Budget')
    expect(moved('area/Costs', 'to-people', 'version/Budget')).toBe('group/Everything')
  })
})
