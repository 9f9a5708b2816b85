import { type AccessRow, accessMessages, type ReasonView } from '@tributary/sdk/excel'
import { type ReactNode, useMemo, useState } from 'react'
import { DataTable } from '../../primitives/DataTable/DataTable.tsx'
import type { DataTableColumn, TableSort } from '../../primitives/DataTable/table-columns.ts'
import { accessText } from './access.messages.ts'
import { Reasons } from './Reasons.tsx'

export type AccessTableProps<Row extends AccessRow> = {
  /** Returns where a reason of a row or its parts can be changed. */
  linkTo: (reason: ReasonView, row: Row) => string
  /** The name of its rows, e.g. "Area" and "Areas". */
  kind: { one: string; many: string }
  rows: readonly Row[]
  /** Rows open to their parts, e.g. to sub-areas. */
  opens?: boolean
  /** Shows whether each item is read-only. */
  withAccess?: boolean
  /** An additional column after the name. */
  more?: undefined | { header: string; text: (row: Row) => string }
  /** Draws a row's name if it is more than text. */
  drawName?: undefined | ((row: Row) => ReactNode)
}

type Part = AccessRow['parts'][number]

/** The items that a user sees, or the users who see an item, each with the reasons. */
export function AccessTable<Row extends AccessRow>(props: AccessTableProps<Row>) {
  const { kind, rows, opens = false, linkTo, withAccess = false, more, drawName } = props
  const columns = useMemo(
    () => columnsOf({ kind, linkTo, withAccess, more, drawName }),
    [kind, linkTo, withAccess, more, drawName],
  )
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' })
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const nouns = useMemo(() => ({ one: kind.one.toLowerCase(), many: kind.many.toLowerCase() }), [kind])
  const expansion = {
    nameOf,
    childrenOf: (row: Row) => ({ state: 'ready' as const, items: row.parts }),
    childKey: (part: Part) => String(part.id),
    none: '',
    expanded,
    onExpand: setExpanded,
  }
  return (
    <DataTable<Row, Part>
      label={kind.many}
      nouns={nouns}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      searchBy={searchText}
      sort={sort}
      onSort={setSort}
      empty={accessMessages.noOne}
      {...(opens && { expansion })}
    />
  )
}

const nameOf = ({ name }: AccessRow) => name
const rowKey = ({ id }: AccessRow) => String(id)

/** Includes the parts, so that an area is found by its sub-areas. */
const searchText = ({ name, parts }: AccessRow) => [name, ...parts.map((part) => part.name)].join('\n')

type ColumnOptions<Row extends AccessRow> = Pick<
  AccessTableProps<Row>,
  'kind' | 'linkTo' | 'more' | 'drawName'
> & {
  withAccess: boolean
}

function columnsOf<Row extends AccessRow>(options: ColumnOptions<Row>): DataTableColumn<Row, Part>[] {
  const { linkTo, kind, withAccess, more, drawName } = options
  const access = ({ readOnly }: Part) => (readOnly ? accessMessages.readOnly : accessMessages.readAndWrite)
  return [
    {
      id: 'name',
      header: kind.one,
      cell: drawName ?? (({ name }) => name),
      childCell: ({ name }) => name,
      sortBy: ({ name }) => name,
      width: more ? '22%' : '32%',
    },
    ...(more ? [{ id: 'more', header: more.header, cell: more.text, sortBy: more.text, width: '22%' }] : []),
    {
      id: 'because',
      header: accessText.because,
      cell: (row) => <Reasons of={row.name} reasons={row.reasons} linkTo={(reason) => linkTo(reason, row)} />,
      childCell: (part, row) => (
        <Reasons
          of={`${part.name} of ${row.name}`}
          reasons={part.reasons}
          linkTo={(reason) => linkTo(reason, row)}
        />
      ),
    },
    ...(withAccess
      ? [{ id: 'access', header: accessText.access, cell: access, childCell: access, width: '130px' }]
      : []),
  ]
}
