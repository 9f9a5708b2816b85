import type { TriageRow as Row, TriageFilter } from '@tributary/sdk/connectors'
import { useMemo, useState } from 'react'
import { SortAnnouncement } from '../../primitives/DataTable/SortAnnouncement.tsx'
import { roles } from '../../primitives/DataTable/table-roles.ts'
import type { RowSelection } from '../../primitives/Selection/row-selection.ts'
import { SelectBox } from '../../primitives/Selection/SelectBox.tsx'
import { useRowSelection } from '../../primitives/Selection/use-row-selection.ts'
import { useVirtualRows } from '../../primitives/virtual/use-virtual-rows.ts'
import { classNames } from '../../theme/class-names.ts'
import type { ListedConnector, TriageActions, TriageRuns } from './listed-connector.ts'
import { TriageHead, triageColumns } from './TriageHead.tsx'
import * as css from './TriageList.css.ts'
import { TriageRow } from './TriageRow.tsx'
import { triageText } from './triage.messages.ts'

export type TriageTableProps<Connector extends ListedConnector> = TriageActions<Connector> &
  TriageRuns<Connector> & {
    /** The rows in the order of the screen. */
    rows: readonly Row<Connector>[]
    now: Date
    filter: TriageFilter
    onFilter: (filter: TriageFilter) => void
    /** The selected rows. Without it, rows cannot be selected. */
    selection?: RowSelection | undefined
    onSelection?: ((selection: RowSelection) => void) | undefined
  }

const keyOf = ({ connector }: Row<ListedConnector>) => connector.id

/** Rows are measured once they are drawn. This is only the height of those that are not. */
const rowHeight = (scroller: HTMLElement | null) => (scroller?.closest('[data-density="compact"]') ? 28 : 36)

const withoutRuns: NonNullable<TriageRuns<ListedConnector>['withRuns']> = (_, row) => row({})

/** The rows. With more than a hundred the table scrolls on its own and draws only those in sight. */
export function TriageTable<Connector extends ListedConnector>(props: TriageTableProps<Connector>) {
  const { rows, filter, onFilter, withRuns = withoutRuns, selection, onSelection, ...rest } = props
  const selecting = selection && onSelection && { selection, onSelection }
  const connectors = useMemo(() => rows.map(({ connector }) => connector), [rows])
  const { state, isSelected, select, selectAll } = useRowSelection(connectors, selecting)
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { body, isVirtual, drawn, roomAfter, measure, watch } = useVirtualRows({
    items: rows,
    keyOf,
    heightOf: () => rowHeight(scroller),
    scroller,
    onFocusLost: undefined,
  })
  const sortBy = ({ sort, direction }: Pick<TriageFilter, 'sort' | 'direction'>) => {
    scroller?.scrollTo({ top: 0 })
    onFilter({ ...filter, sort, direction })
  }
  return (
    <>
      <SortAnnouncement
        sort={{ column: filter.sort, direction: filter.direction }}
        columns={triageColumns()}
      />
      <div
        ref={setScroller}
        className={classNames(isVirtual && css.scrolling)}
        {...(isVirtual && { role: 'region', 'aria-label': triageText.connectors, tabIndex: 0 })}
      >
        <table
          {...roles.table}
          aria-label={triageText.connectors}
          className={css.table}
          {...(isVirtual && { 'aria-rowcount': rows.length + 1 })}
        >
          <TriageHead
            filter={filter}
            onSort={sortBy}
            select={
              selecting && (
                <SelectBox
                  label={triageText.selectAll}
                  checked={state === 'all'}
                  mixed={state === 'some'}
                  onChange={selectAll}
                />
              )
            }
          />
          <tbody
            ref={body}
            {...roles.group}
            className={css.body}
            {...(isVirtual && { style: { paddingBlockEnd: roomAfter } })}
          >
            {drawn.map(({ index, room }) => {
              const row = rows[index]
              return (
                row && (
                  <tr
                    key={row.connector.id}
                    {...roles.row}
                    className={css.row}
                    data-selected={isSelected(row.connector.id) || undefined}
                    {...watch(row)}
                    {...(isVirtual && {
                      ref: measure,
                      'data-index': index,
                      'aria-rowindex': index + 2,
                      style: { marginBlockStart: room },
                    })}
                  >
                    {withRuns(row.connector, (history) => (
                      <TriageRow
                        {...rest}
                        {...history}
                        row={row}
                        select={
                          selecting && (
                            <SelectBox
                              label={triageText.select(row.connector.name)}
                              checked={isSelected(row.connector.id)}
                              onChange={(on, range) => select(row.connector.id, on, range)}
                            />
                          )
                        }
                      />
                    ))}
                  </tr>
                )
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}
