import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { Spinner } from '../Loading/Spinner.tsx'
import * as css from './DataTable.css.ts'
import type { DataTableColumn, TableExpansion } from './table-columns.ts'
import type { TableLine } from './table-lines.ts'
import { roles } from './table-roles.ts'

export type TableCellsProps<Row, Child> = {
  columns: readonly DataTableColumn<Row, Child>[]
  line: Exclude<TableLine<Row, Child>, { kind: 'note' }>
  expansion?: TableExpansion<Row, Child>
  busy: ReadonlySet<string>
}

/** The cells of one line; the first one names it. */
export function TableCells<Row, Child>({ columns, line, expansion, busy }: TableCellsProps<Row, Child>) {
  const [naming, ...others] = columns
  if (!naming) return null
  return (
    <>
      <th {...roles.rowHeader} scope="row" className={namingLook(line)}>
        <span className={css.naming}>
          {line.kind === 'row' && expansion && <Expander line={line} expansion={expansion} />}
          <Content column={naming} line={line} />
          {line.kind === 'child' && expansion && (
            <span className={visuallyHidden}>of {expansion.nameOf(line.row)}</span>
          )}
          {busy.has(line.key) && <Spinner size={14} />}
        </span>
      </th>
      {others.map((column) => (
        <td
          key={column.id}
          {...roles.cell}
          className={css.cell[column.kind ?? 'text']}
          data-label={column.header}
          data-empty={contentOf(column, line) === null || undefined}
        >
          <Content column={column} line={line} />
        </td>
      ))}
    </>
  )
}

const namingLook = ({ kind, ...line }: { kind: string; isLast?: boolean }) =>
  classNames(css.namingCell, kind === 'child' && css.branch, line.isLast && css.lastBranch)

type LineProps<Row, Child> = {
  column: DataTableColumn<Row, Child>
  line: TableCellsProps<Row, Child>['line']
}

const contentOf = <Row, Child>(
  column: DataTableColumn<Row, Child>,
  line: TableCellsProps<Row, Child>['line'],
): ReactNode =>
  (line.kind === 'row' ? column.cell(line.row) : column.childCell?.(line.child, line.row)) ?? null

function Content<Row, Child>({ column, line }: LineProps<Row, Child>) {
  const content = contentOf(column, line)
  if (typeof content !== 'string') return content
  return (
    <span className={css.words} title={content}>
      <bdi>{content}</bdi>
    </span>
  )
}

type ExpanderProps<Row, Child> = {
  line: { key: string; row: Row }
  expansion: TableExpansion<Row, Child>
}

function Expander<Row, Child>({ line, expansion }: ExpanderProps<Row, Child>) {
  const { expanded, nameOf, onExpand } = expansion
  const open = expanded.has(line.key)
  const toggle = () => {
    const next = new Set(expanded)
    if (!next.delete(line.key)) next.add(line.key)
    onExpand(next)
  }
  return (
    <IconButton
      icon={ChevronRight}
      size="sm"
      aria-label={`${open ? 'Collapse' : 'Expand'} ${nameOf(line.row)}`}
      aria-expanded={open}
      className={css.expander}
      onClick={toggle}
    />
  )
}
