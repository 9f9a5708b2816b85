import { runsText } from './runs.messages.ts'
import * as css from './TablePreview.css.ts'

type RowsTableProps = {
  /** The name of the table, for screen readers. */
  name: string
  columns: readonly { name: string; type?: string }[]
  rows: readonly (readonly (string | null)[])[]
}

/** Rows as stored, which scroll on their own. Null is shown as a word, because it differs from an empty text. */
export const RowsTable = ({ name, columns, rows }: RowsTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach
  <section className={css.region} aria-label={runsText.rowsOf(name)} tabIndex={0}>
    <table className={css.table} aria-label={name}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={css.head}>
              {column.name}
              {column.type && <span className={css.type}>{column.type}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key and never move
          <tr key={at}>
            {row.map((value, column) => (
              <Value key={columns[column]?.name} value={value} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

function Value({ value }: { value: string | null }) {
  if (value === null) return <td className={`${css.cell} ${css.nothing}`}>{runsText.null}</td>
  return (
    <td className={css.cell} title={value}>
      <bdi>{value}</bdi>
    </td>
  )
}
