import type { TablePreview } from '@tributary/domain'
import type { ColumnType } from '../../sync/column-type.ts'
import type { RowValue } from '../../sync/rows.ts'
import type { FirstPage } from '../../sync/sources/http/first-page.ts'
import type { Hiding } from '../../sync/sources/http/hide-secrets.ts'
import { ROWS_SHOWN, shownValue } from '../../sync/targets/preview-values.ts'

/** Shows the rows of a page as the database would, without secrets. */
export function shownRows({ columns, rows, hasMore }: FirstPage, { hide }: Hiding): TablePreview {
  return {
    columns: columns.map(({ name, type }) => ({ name: hide(name), type })),
    rows: rows.slice(0, ROWS_SHOWN).map((row) =>
      columns.map(({ type }, at) => {
        const text = databaseText(type, row[at] ?? null)
        return text === null ? null : shownValue(hide(text))
      }),
    ),
    hasMore: hasMore || rows.length > ROWS_SHOWN,
  }
}

/** Writes a value as PostgreSQL prints it. */
function databaseText(type: ColumnType, value: RowValue): string | null {
  if (value === null) return null
  const text = String(value)
  if (type === 'timestamptz') return timeText(text)
  if (type === 'bigint' && /^-?\d+$/.test(text)) return BigInt(text).toString()
  return type === 'numeric' ? numberText(text) : text
}

/** Times are printed in UTC, with up to six decimals. */
function timeText(text: string): string {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) return text
  const [, decimals = ''] = /\.(\d{1,6})/.exec(text) ?? []
  const fraction = decimals.replace(/0+$/, '')
  return `${time.toISOString().slice(0, 19).replace('T', ' ')}${fraction && `.${fraction}`}+00`
}

/** Numbers keep their decimals, but no plus sign and no zeros before them. */
function numberText(text: string): string {
  const [, sign = '', whole = '', decimals = ''] = /^([+-]?)0*(\d*)(\.\d+)?\.?$/.exec(text) ?? []
  if (whole === '' && decimals === '') return /^[+-]?0+\.?$/.test(text) ? '0' : text
  const isZero = /^[0.]*$/.test(whole + decimals)
  return `${sign === '-' && !isZero ? '-' : ''}${whole || '0'}${decimals}`
}
