import { type ExportSubject, type Id, sameId } from '@tributary/domain'
import { type ReactNode, useId } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { useVirtualGrid } from '../../patterns/card-grid/use-virtual-grid.ts'
import { CsvButton } from '../../primitives/CsvButton/CsvButton.tsx'
import type { CsvColumn } from '../../primitives/CsvButton/csv-column.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { NoMatches } from '../../primitives/EmptyState/NoMatches.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './LinkList.css.ts'
import { type LinkListRow, LinkRow, type LinkRowOptions } from './LinkRow.tsx'
import { linkerText } from './linker.messages.ts'
import { orderWords, SortButton } from './SortButton.tsx'
import { useNamedList } from './use-named-list.ts'

export type LinkListProps = LinkRowOptions & {
  /** The accessible name of the list, e.g. "Areas and their sub-areas". */
  label: string
  /** The links to show. */
  rows: readonly LinkListRow[]
  /** The name of one row, e.g. "area". */
  noun: string
  /** The accessible name of the search box, e.g. "Search areas". */
  searchLabel: string
  /** Shown when there are no rows, e.g. "No areas found." */
  none: string
  /** Adds the CSV download of the shown links. The organisation is in the file's name. */
  csv?: { organisation: string; exports?: ExportSubject | undefined } | undefined
  /** The button below "no links". */
  noneAction?: ReactNode
  /** The rows with a change in progress. */
  busy?: readonly Id[]
  /** Called when the list or its last row is removed with the focus in it: moves the focus elsewhere. */
  onFocusLost?: () => void
}

const ROW_PX = 52

/** Items with their links, and buttons to change these. */
export function LinkList(props: LinkListProps) {
  const { rows, label, noun, searchLabel, none, noneAction, csv } = props
  const list = useNamedList(rows)
  const orderId = useId()
  if (rows.length === 0)
    return (
      <div className={css.panel}>
        <EmptyState title={none} action={noneAction} />
      </div>
    )
  return (
    <div className={css.panel}>
      <Inline justifyContent="space-between" gap={2} paddingY="2half" paddingX={3} className={css.toolbar}>
        <SearchField
          value={list.search}
          onChange={list.setSearch}
          label={searchLabel}
          className={css.search}
        />
        <p role="status" className={visuallyHidden}>
          {list.search.trim() !== '' && linkerText.ofShown(list.shown.length, rows.length)}
        </p>
        <Inline gap={1} size="sm" color="secondary" className={css.order}>
          <span id={orderId} className={css.orderWords}>
            {orderWords[list.direction]}
          </span>
          <SortButton variant="ghost" direction={list.direction} onTurn={list.turn} />
        </Inline>
        {csv && (
          <CsvButton
            size="sm"
            variant="ghost"
            columns={linkCsv()}
            rows={list.shown}
            subject={label}
            organisation={csv.organisation}
            exports={csv.exports}
          />
        )}
      </Inline>
      {list.shown.length > 0 ? (
        <Rows {...props} rows={list.shown} />
      ) : (
        <NoMatches
          noun={noun}
          search={list.search.trim()}
          total={rows.length}
          onClear={() => list.setSearch('')}
        />
      )}
    </div>
  )
}

const linkCsv = (): CsvColumn<LinkListRow>[] => [
  { header: linkerText.csvHeads.name, text: ({ name }) => name },
  { header: linkerText.csvHeads.linkedTo, text: ({ linked, every }) => every ?? linked.join('; ') },
]

function Rows({ rows, label, busy = [], onFocusLost, ...row }: LinkListProps) {
  const { grid, ruler, isVirtual, drawn, roomAfter, measure, watch } = useVirtualGrid({
    items: rows,
    rowHeight: ROW_PX,
    onFocusLost,
  })
  return (
    <Stack
      as="ul"
      ref={grid}
      aria-label={label}
      className={css.list}
      {...(isVirtual && { style: { paddingBlockEnd: roomAfter } })}
    >
      {isVirtual && <li ref={ruler} className={css.ruler} aria-hidden />}
      {drawn.map(({ item, position, room }) => (
        <li
          key={item.id}
          className={css.row}
          {...watch(item)}
          {...(busy.some((id) => sameId(id, item.id)) && { 'aria-busy': true })}
          {...(isVirtual && {
            ref: measure,
            'data-index': position,
            'aria-setsize': rows.length,
            'aria-posinset': position + 1,
            style: { marginBlockStart: room },
          })}
        >
          <LinkRow {...row} row={item} busy={busy.some((id) => sameId(id, item.id))} />
        </li>
      ))}
    </Stack>
  )
}
