import { describe, expect, it } from 'vitest'
import { type SearchedStructure, structureEntries } from './structure-entries.ts'
import { structureSearch } from './structure-search.ts'

const organisationId = 'acme'
const active = { id: 1, name: 'Active' }
const archived = { id: 3, name: 'Archived' }
const own = { status: active, organisationId }

const area = (id: string, name: string, subareaLinkType: 'automatic' | 'custom' = 'custom') => ({
  ...{ ...own, id, name, subareaLinkType, subareas: [] },
  allCurrentAndFuture: subareaLinkType === 'automatic',
})
const subarea = (id: string, name: string, areas: { id: string; name: string }[] = []) => ({
  ...{ ...own, id, name, areas, listOrder: 1 },
})
const version = (id: string, name: string, milestones: string[]) => ({
  ...{ ...own, id, name },
  milestones: milestones.map((milestone) => ({
    ...{ id: `${id}-${milestone}`, name: milestone, status: archived, versionId: id, listOrder: 1 },
  })),
})

const sales = { id: 'sales', name: 'Sales' }
const structure: SearchedStructure = {
  areas: [area('sales', 'Sales'), area('all', 'Overheads', 'automatic'), area('retail', 'Café Retail')],
  subareas: [subarea('north', 'Retail North', [sales]), subarea('loose', 'Retail')],
  versions: [version('b', 'Budget 2027', ['Closing']), version('a', 'Actuals 2026', ['Closing', 'Start'])],
  entities: [{ id: 'bv', name: 'Retail BV', organisationId }],
  helperTables: [
    { ...own, id: 'h', name: 'Retail rates', inputTableName: 'retail_rates', budget2SqlProductId: null },
  ],
  groups: [{ ...own, id: 'g', name: 'Retail team', areaGrants: [], milestoneGrants: [] }],
}
const find = structureSearch(structure)
const named = (search: string, limit = 10) =>
  find(search, limit).kinds.map(({ noun, hits }) => [noun, hits.map(({ name }) => name)])

describe('a search across the structure [STRUCT-01]', () => {
  it('finds items of every kind, the best matches of each first', () => {
    expect(named('RETAIL')).toEqual([
      ['area', ['Café Retail']],
      ['sub-area', ['Retail', 'Retail North']],
      ['entity', ['Retail BV']],
      ['helper table', ['Retail rates']],
      ['security group', ['Retail team']],
    ])
  })

  it.each([
    ['café', ['Café Retail']],
    ['cafe\u0301', ['Café Retail']],
    ['  retail   café ', ['Café Retail']],
  ])('compares names as elsewhere: %j', (search, names) => {
    expect(named(search)).toEqual([['area', names]])
  })

  it('names the version of each milestone, and keeps its status', () => {
    const [milestones] = find('closing', 10).kinds
    expect(milestones?.hits.map(({ place, version, status }) => [place, version?.id, status?.name])).toEqual([
      ['in Actuals 2026', 'a', 'Archived'],
      ['in Budget 2027', 'b', 'Archived'],
    ])
  })

  it('names the areas of a sub-area, automatic ones as well', () => {
    const places = find('retail', 10).kinds.find(({ noun }) => noun === 'sub-area')?.hits
    expect(places?.map(({ place }) => place)).toEqual(['in Overheads', 'in Overheads, Sales'])
  })

  it('counts the areas that it does not name', () => {
    const areas = ['A', 'B', 'C', 'D', 'E'].map((name) => area(name, name, 'automatic'))
    const [only] = structureSearch({ ...structure, areas, subareas: [subarea('x', 'North')] })(
      'north',
      1,
    ).kinds
    expect(only?.hits[0]?.place).toBe('in A, B, C and 2 more')
  })

  it('shows that a sub-area has no area', () => {
    const [only] = structureSearch({ ...structure, areas: [] })('retail', 1).kinds
    expect(only?.hits[0]?.place).toBe('not linked to an area')
  })

  it('counts all matches and returns at most the limit of each kind', () => {
    const { total, kinds } = find('retail', 1)
    expect(total).toBe(6)
    expect(kinds.map(({ hits, total }) => [hits.length, total])).toEqual([
      [1, 1],
      [1, 2],
      [1, 1],
      [1, 1],
      [1, 1],
    ])
  })

  it.each(['', '   '])('finds nothing for %j', (search) => {
    expect(find(search, 10)).toEqual({ kinds: [], total: 0 })
  })

  it('sorts the items of a kind by name', () => {
    expect(structureEntries(structure).area.map(({ name }) => name)).toEqual([
      'Café Retail',
      'Overheads',
      'Sales',
    ])
  })
})
