import { type TriageFilter, type TriageSort, triageSorts } from '@tributary/sdk/connectors'
import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react'
import type { ReactNode } from 'react'
import { SortButton } from '../../primitives/DataTable/SortButton.tsx'
import { roles } from '../../primitives/DataTable/table-roles.ts'
import * as css from './TriageList.css.ts'
import { triageText } from './triage.messages.ts'

const columns = ['state', 'name', 'type', 'runs', 'loaded', 'rows', 'next', 'people', 'action'] as const
type Column = (typeof columns)[number]

/** Returns the columns with their headings in the language of the user. */
export const triageColumns = (): { id: Column; header: string }[] =>
  columns.map((id) => ({ id, header: triageText.columns[id] }))

type Sorted = Pick<TriageFilter, 'sort' | 'direction'>

type SortProps = {
  filter: Sorted
  onSort: (sort: Sorted) => void
}

export type TriageHeadProps = SortProps & {
  /** The checkbox that selects all rows. */
  select?: ReactNode
}

/** The names of the columns. Those that the list can be sorted by are buttons. */
export const TriageHead = ({ filter, onSort, select }: TriageHeadProps) => (
  <thead {...roles.group} className={css.head}>
    <tr {...roles.row} className={css.headRow} aria-rowindex={1}>
      {select && (
        <th {...roles.columnHeader} scope="col" className={css.headCell.select}>
          {select}
        </th>
      )}
      {triageColumns().map(({ id, header }) => (
        <HeadCell key={id} id={id} header={header} filter={filter} onSort={onSort} />
      ))}
    </tr>
  </thead>
)

const icons = { ascending: ArrowDownNarrowWide, descending: ArrowUpNarrowWide }

const sortOf = (id: Column): TriageSort | undefined => triageSorts.find((sort) => sort === id)

function HeadCell({ id, header, filter, onSort }: SortProps & { id: Column; header: string }) {
  const sort = sortOf(id)
  const direction = filter.sort === id ? filter.direction : null
  if (!sort)
    return (
      <th {...roles.columnHeader} scope="col" className={css.headCell[id]}>
        {header}
      </th>
    )
  return (
    <th
      {...roles.columnHeader}
      scope="col"
      aria-label={header}
      aria-sort={direction ?? 'none'}
      className={css.headCell[id]}
    >
      <SortButton
        header={header}
        direction={direction}
        icons={icons}
        onSort={(next) => onSort({ sort, direction: next })}
      />
    </th>
  )
}
