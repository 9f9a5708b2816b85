import type { TablePreview } from '@tributary/domain'
import { Text } from '../../layout/Text.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { runsText } from './runs.messages.ts'
import * as css from './TablePreview.css.ts'

type PreviewRowsProps = { name: string; preview: TablePreview }

/** The rows as stored. Null is shown as a word, because it differs from an empty text. */
export function PreviewRows({ name, preview: { columns, rows, hasMore } }: PreviewRowsProps) {
  if (rows.length === 0) return <EmptyState title={runsText.thisTableHasNoRows} headingLevel={3} />
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach */}
      <section className={css.region} aria-label={runsText.rowsOf(name)} tabIndex={0}>
        <table className={css.table} aria-label={name}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={css.head}>
                  {column.name}
                  <span className={css.type}>{column.type}</span>
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
      <Text as="p" size="sm" color="secondary">
        {hasMore ? runsText.theFirstRows(rows.length) : runsText.allRows(rows.length)}
      </Text>
    </>
  )
}

function Value({ value }: { value: string | null }) {
  if (value === null) return <td className={`${css.cell} ${css.nothing}`}>{runsText.null}</td>
  return (
    <td className={css.cell} title={value}>
      <bdi>{value}</bdi>
    </td>
  )
}
