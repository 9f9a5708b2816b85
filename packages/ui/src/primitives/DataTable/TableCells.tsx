import type { Id } from '@tributary/domain'
import { ChevronRight } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { classNames } from '../../theme/class-names.ts'
import { visuallyHidden } from '../../theme/text.css.ts'
import { IconButton } from '../Button/IconButton.tsx'
import { Spinner } from '../Loading/Spinner.tsx'
import { MiddleEllipsis } from '../MiddleEllipsis/MiddleEllipsis.tsx'
import { SelectBox } from '../Selection/SelectBox.tsx'
import * as css from './DataTable.css.ts'
import { dataTableText } from './data-table.messages.ts'
import type { DataTableColumn } from './table-columns.ts'
import type { TableLine } from './table-lines.ts'
import { roles } from './table-roles.ts'

type CellsLine<Row, Child> = Exclude<TableLine<Row, Child>, { kind: 'note' }>

export type TableCellsProps<Row, Child> = {
  columns: readonly DataTableColumn<Row, Child>[]
  line: CellsLine<Row, Child>
  /** For tables with expandable rows: the name of a row, and how it opens and closes. */
  nameOf?: (row: Row) => string
  onToggle?: (key: string) => void
  isOpen: boolean
  isBusy: boolean
  /** For tables whose rows can be selected. */
  isSelected?: boolean
  onSelect?: (key: Id, on: boolean, range: boolean) => void
  selectName?: (row: Row) => string
}

/** The cells of one line. The first one names it. */
function Cells<Row, Child>(props: TableCellsProps<Row, Child>) {
  const { columns, line, nameOf, onToggle, isOpen, isBusy } = props
  const [naming, ...others] = columns
  if (!naming) return null
  return (
    <>
      <SelectCell {...props} />
      <th {...roles.rowHeader} scope="row" className={namingLook(line)}>
        <Inline as="span" gap={2} minWidth={0}>
          {line.kind === 'row' && nameOf && onToggle && (
            <Expander name={nameOf(line.row)} isOpen={isOpen} onToggle={() => onToggle(line.key)} />
          )}
          <Content column={naming} line={line} />
          {line.kind === 'child' && nameOf && (
            <span className={visuallyHidden}>{dataTableText.ofNamed(nameOf(line.row))}</span>
          )}
          {isBusy && <Spinner size={14} />}
        </Inline>
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

/** The cell of the checkbox; empty for a line below a row. */
function SelectCell<Row, Child>(props: TableCellsProps<Row, Child>) {
  const { line, isSelected = false, onSelect, selectName } = props
  if (!onSelect || !selectName) return null
  return (
    <td {...roles.cell} className={css.selectCell}>
      {line.kind === 'row' && (
        <SelectBox
          label={selectName(line.row)}
          checked={isSelected}
          onChange={(on, range) => onSelect(line.key, on, range)}
        />
      )}
    </td>
  )
}

/** Redraws only lines that change. A line is a new object each time, but its row is not. */
export const TableCells = memo(Cells, (before, now) => {
  const { line: was, ...rest } = before
  const { line: is, ...others } = now
  return sameLine(was, is) && sameProps(rest, others)
}) as typeof Cells // memo loses the type parameters of its component.

function sameLine(was: CellsLine<unknown, unknown>, is: CellsLine<unknown, unknown>): boolean {
  if (was.key !== is.key || was.row !== is.row) return false
  if (was.kind === 'row' || is.kind === 'row') return was.kind === is.kind
  return was.child === is.child && was.isLast === is.isLast
}

type Rest = Omit<TableCellsProps<never, never>, 'line'>

const sameProps = (before: Rest, now: Rest): boolean =>
  before.columns === now.columns &&
  before.nameOf === now.nameOf &&
  before.onToggle === now.onToggle &&
  before.isSelected === now.isSelected &&
  before.selectName === now.selectName &&
  before.isOpen === now.isOpen &&
  before.isBusy === now.isBusy

const namingLook = ({ kind, ...line }: { kind: string; isLast?: boolean }) =>
  classNames(css.namingCell, kind === 'child' && css.branch, line.isLast && css.lastBranch)

type LineProps<Row, Child> = {
  column: DataTableColumn<Row, Child>
  line: CellsLine<Row, Child>
}

const contentOf = <Row, Child>(column: DataTableColumn<Row, Child>, line: CellsLine<Row, Child>): ReactNode =>
  (line.kind === 'row' ? column.cell(line.row) : column.childCell?.(line.child, line.row)) ?? null

function Content<Row, Child>({ column, line }: LineProps<Row, Child>) {
  const content = contentOf(column, line)
  if (typeof content !== 'string') return content
  return <MiddleEllipsis>{content}</MiddleEllipsis>
}

type ExpanderProps = { name: string; isOpen: boolean; onToggle: () => void }

const Expander = ({ name, isOpen, onToggle }: ExpanderProps) => (
  <IconButton
    icon={ChevronRight}
    size="sm"
    aria-label={dataTableText[isOpen ? 'collapse' : 'expand'](name)}
    aria-expanded={isOpen}
    className={css.expander}
    onClick={onToggle}
  />
)
