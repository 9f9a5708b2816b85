import { describe, expect, it } from 'vitest'
import type { TableChildren, TableExpansion } from './table-columns.ts'
import { linesOf } from './table-lines.ts'

type Row = { name: string; beneath: TableChildren<string> }

const ready = (...items: string[]): TableChildren<string> => ({ state: 'ready', items })

const rows: Row[] = [
  { name: 'Actuals', beneath: ready('January', 'February') },
  { name: 'Budget', beneath: ready() },
  { name: 'Forecast', beneath: { state: 'loading' } },
]

const expansion = (...open: string[]): TableExpansion<Row, string> => ({
  nameOf: ({ name }) => name,
  childrenOf: ({ beneath }) => beneath,
  childKey: (child) => child,
  none: 'Nothing yet.',
  expanded: new Set(open),
  onExpand: () => {},
})

const lines = (...open: string[]) => linesOf(rows, ({ name }) => name, expansion(...open))
const keys = (...open: string[]) => lines(...open).map(({ key }) => key)

describe('the lines of a table', () => {
  it('are its rows while none is open', () => {
    expect(keys()).toEqual(['Actuals', 'Budget', 'Forecast'])
    expect(linesOf(rows, ({ name }) => name, undefined)).toHaveLength(3)
  })

  it('include the children of open rows, and the last child ends the branch', () => {
    expect(keys('Actuals')).toEqual(['Actuals', 'Actuals January', 'Actuals February', 'Budget', 'Forecast'])
    expect(lines('Actuals').map((line) => line.kind === 'child' && line.isLast)).toEqual([
      false,
      false,
      true,
      false,
      false,
    ])
  })

  it('include a note while there are no children', () => {
    expect(lines('Budget', 'Forecast').flatMap((line) => (line.kind === 'note' ? [line.note] : []))).toEqual([
      'none',
      { state: 'loading' },
    ])
  })
})
