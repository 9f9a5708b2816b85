import { describe, expect, it } from 'vitest'
import type { ColumnType } from '../../sync/column-type.ts'
import type { RowValue } from '../../sync/rows.ts'
import { hidingOf } from '../../sync/sources/http/hide-secrets.ts'
import { HIDDEN } from '../../sync/sources/http/http-client.ts'
import { shownRows } from './shown-rows.ts'

const page = (type: ColumnType, values: readonly RowValue[], hasMore = false) => ({
  columns: [{ name: 'one', type }],
  rows: values.map((value) => [value]),
  hasMore,
  missing: [],
  fields: [],
  failure: undefined,
})
const shown = (type: ColumnType, value: RowValue) =>
  shownRows(page(type, [value]), hidingOf(['s3cret'])).rows[0]?.[0]

describe('a value of the first page', () => {
  it.each<[ColumnType, RowValue, string | null]>([
    ['text', 'Müller', 'Müller'],
    ['text', null, null],
    ['text', '', ''],
    ['boolean', true, 'true'],
    ['bigint', 12, '12'],
    ['bigint', '-0012', '-12'],
    ['numeric', '1.50', '1.50'],
    ['numeric', 0.5, '0.5'],
    ['numeric', '+007', '7'],
    ['numeric', '.5', '0.5'],
    ['numeric', '-0', '0'],
    ['numeric', '00', '0'],
    ['numeric', '123456789012345678901.5', '123456789012345678901.5'],
    ['date', '2026-01-31', '2026-01-31'],
    ['timestamptz', '2026-01-31T10:00:00Z', '2026-01-31 10:00:00+00'],
    ['timestamptz', '2026-01-31T10:00:00.120+02:00', '2026-01-31 08:00:00.12+00'],
    ['timestamptz', '2026-01-31 10:00:00.1234567Z', '2026-01-31 10:00:00.123456+00'],
  ])('of type %s is %j, as PostgreSQL prints it', (type, value, text) => {
    expect(shown(type, value)).toBe(text)
  })

  it('is cut after the secrets in it are hidden', () => {
    const long = `${'x'.repeat(190)}s3cret${'y'.repeat(100)}`
    expect(shown('text', long)).toBe(`${'x'.repeat(190)}${HIDDEN}${'y'.repeat(6)}…`)
  })
})

describe('the rows of the first page', () => {
  it('are at most fifty', () => {
    const values = Array.from({ length: 51 }, (_, at) => at)
    const { rows, hasMore } = shownRows(page('bigint', values), hidingOf([]))
    expect([rows.length, hasMore]).toEqual([50, true])
  })

  it('have more if more pages follow', () => {
    expect(shownRows(page('bigint', [1], true), hidingOf([])).hasMore).toBe(true)
    expect(shownRows(page('bigint', [1]), hidingOf([])).hasMore).toBe(false)
  })
})
