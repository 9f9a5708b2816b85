import { connectorKinds, refreshCauses } from '@tributary/domain'
import { describe, expect, it } from 'vitest'
import { markedTables, withGeneratedTables } from './generated-tables.ts'
import { connectorPages } from './pages.ts'
import { kindsWithTables, type SourceTable, sourceTables } from './source-tables.ts'
import { codesIn, type WrittenRow, writtenRows } from './written-tables.ts'

const pages = connectorPages()
const textOf = (kind: string) => pages.find(({ name }) => name === kind)?.text ?? ''

describe('the pages of the connectors', () => {
  it.each(pages)('$name has the settings, columns and causes of the code', ({ name, text }) => {
    expect(text, 'Run: pnpm connector-pages').toBe(withGeneratedTables(text, name))
  })

  it.each(connectorKinds)('$type has a table of its settings', ({ type }) => {
    expect(markedTables(textOf(type))).toContain('settings')
  })

  it.each(kindsWithTables)('%s has a table of its columns', (kind) => {
    expect(markedTables(textOf(kind))).toContain('columns')
  })

  it.each(pages)('$name names only causes that exist', ({ text }) => {
    const named = writtenRows(text, 'Limits and failures').flatMap(({ cause }) => codesIn(cause))
    expect(refreshCauses).toEqual(expect.arrayContaining(named))
  })
})

/** The rows about tables, which name them in their first column. */
const readRows = (kind: string) =>
  writtenRows(textOf(kind), 'What is read').flatMap((row) =>
    codesIn(row.table).map((name, at) => ({ name, at, row })),
  )

/** Several tables of one row share its key, or have theirs in the order of their names. */
function keyIn({ key = '' }: WrittenRow, at: number): string[] {
  if (key.startsWith('none')) return []
  const keys = key.split('; ')
  return (keys[at] ?? keys[0] ?? '').replaceAll('`', '').split(', ')
}

const refreshIn = (row: WrittenRow) =>
  Object.entries(row).find(([head]) => head.includes('incremental refresh'))?.[1] ?? ''
const wholeIn = (row: WrittenRow) => row['everything again'] ?? refreshIn(row)

function wholeEvery(text: string) {
  if (/once a week|weekly/.test(text)) return 'week'
  return /once a month|once in 30 days|monthly/.test(text) ? 'month' : undefined
}

describe.each(kindsWithTables)('the tables that the page of %s describes', (kind) => {
  const tables = sourceTables(kind)
  const rows = readRows(kind)
  const described = rows.flatMap(({ name, at, row }) => {
    const table = tables.find((one) => one.name === name)
    return table ? [{ table, at, row }] : []
  })
  const inOwnLists = described.filter(({ table: { isInner } }) => !isInner && kind !== 'aws')

  it('are those of its source, each once', () => {
    expect(rows.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name))
  })

  it('have the keys of the code', () => {
    for (const { table, at, row } of described)
      expect([table.name, ...keyIn(row, at)]).toEqual([table.name, ...table.key])
  })

  it('are read whole or by changes as in the code', () => {
    const readsWhole = (text: string) => /^(everything|–)/.test(text)
    expect(inOwnLists.filter(({ row }) => readsWhole(refreshIn(row))).map(nameOf)).toEqual(
      inOwnLists.filter(({ table }) => !table.incremental).map(nameOf),
    )
  })

  it('are read again as often as in the code', () => {
    expect(inOwnLists.map(({ table, row }) => [table.name, wholeEvery(wholeIn(row))])).toEqual(
      inOwnLists.map(({ table }) => [table.name, table.incremental?.wholeEvery]),
    )
  })
})

const nameOf = ({ table }: { table: SourceTable }) => table.name
