import { describe, expect, it } from 'vitest'
import { type AreaRow, areaRequestRows, areaRowsOf, areaRowsResult, type KnownAreas } from './area-rows.ts'

const known: KnownAreas = {
  areas: [
    { name: 'Sales', subareaLinkType: 'custom', subareas: [{ id: 1, name: 'North' }] },
    { name: 'Costs', subareaLinkType: 'automatic', subareas: [] },
  ],
  subareas: [{ name: 'North' }, { name: 'South' }],
}
const read = (text: string) => {
  let key = 0
  return areaRowsOf(text, () => String(key++))
}
const pairs = (rows: readonly AreaRow[]) => rows.map(({ area, subarea }) => [area, subarea])
const words = (text: string) =>
  areaRowsResult(read(text), known).notes.map(({ area, subarea }) => [area?.words, subarea?.words])

describe('a pasted table of areas and sub-areas [STRUCT-03]', () => {
  it.each([
    ['copied from Excel', 'Area\tSub-area\nSales\tNorth\n\tSouth\nPlans\t'],
    ['as CSV', 'Area;Sub-area\nSales;North\n;South\nPlans;'],
  ])('repeats the area above, without the headings: %s', (_, text) => {
    expect(pairs(read(text))).toEqual([
      ['Sales', 'North'],
      ['Sales', 'South'],
      ['Plans', ''],
    ])
  })

  it('shows what each row adds, compared in any letter case', () => {
    expect(words('sales\tNORTH\nSales\tSouth\nCosts\tSouth\nPlans\tWest\nPlans\tEast')).toEqual([
      ['Exists already. It gets the new links.', 'Linked already. Nothing to add.'],
      ['Exists already. It gets the new links.', 'Exists already. It is linked only.'],
      ['Exists already, and is linked to all sub-areas.', 'Exists already. It is linked only.'],
      ['New, linked to these sub-areas only.', 'New.'],
      ['New, linked to these sub-areas only.', 'New.'],
    ])
  })

  it('counts each new item once, and no links of automatic areas', () => {
    const text = 'Sales\tNorth\nSales\tSouth\nCosts\tWest\nPlans\tWest\nPlans\tSouth'
    const { added, errors } = areaRowsResult(read(text), known)
    expect([added, errors]).toEqual([{ areas: 1, subareas: 1, links: 3 }, 0])
  })

  it.each([
    ['\tSouth', ['required', undefined]],
    [`${'x'.repeat(201)}\tSouth`, ['At most 200 characters.', undefined]],
    [`Sales\t${'x'.repeat(201)}`, [undefined, 'At most 200 characters.']],
  ])('refuses a name that is not allowed: %j', (text, expected) => {
    expect(words(text)).toEqual([expected])
    expect(areaRowsResult(read(text), known).errors).toBe(1)
  })

  it('refuses a row that is in the table twice, with the first row', () => {
    expect(words('Plans\tWest\nplans\tWEST')[1]).toEqual([undefined, 'The same as row 1.'])
  })

  it('refuses more than 1,000 rows', () => {
    const text = Array.from({ length: 1_001 }, (_, at) => `Area ${at}\t`).join('\n')
    expect(words(text).at(-1)).toEqual(['At most 1,000 rows at a time.', undefined])
  })

  it('sends the rows that are not empty, trimmed', () => {
    const rows = [...read('Plans\tWest\nCosts\t'), { key: 'x', area: ' ', subarea: '' }]
    expect(areaRequestRows(rows)).toEqual([{ area: 'Plans', subarea: 'West' }, { area: 'Costs' }])
  })
})
