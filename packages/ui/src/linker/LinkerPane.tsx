import type { ReactNode } from 'react'
import { NoMatches } from '../patterns/NoMatches.tsx'
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx'
import { SearchField } from '../primitives/SearchField/SearchField.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './Linker.css.ts'
import type { LinkerItem, LinkerSide } from './linker-types.ts'
import { SortButton } from './SortButton.tsx'
import type { NamedList } from './use-named-list.ts'

export type PaneTitleProps = { id: string; mark: string; heading: string; children: ReactNode }

/** What a pane is called, and how much of it there is. */
export const PaneTitle = ({ id, mark, heading, children }: PaneTitleProps) => (
  <div className={css.title}>
    <span className={css.mark} aria-hidden>
      {mark}
    </span>
    <h2 id={id} className={css.heading} title={heading}>
      <bdi>{heading}</bdi>
    </h2>
    {children}
  </div>
)

export type PaneToolsProps = { side: LinkerSide; list: NamedList<LinkerItem>; busy: boolean }

/** Search and order of a pane. */
export const PaneTools = ({ side, list, busy }: PaneToolsProps) => (
  <div className={css.tools}>
    <SearchField
      value={list.search}
      onChange={list.setSearch}
      label={side.searchLabel}
      disabled={busy}
      className={css.search}
    />
    <SortButton direction={list.direction} onTurn={list.turn} disabled={busy} />
    <p role="status" className={visuallyHidden}>
      {list.search.trim() !== '' && `${list.shown.length} of ${list.items.length} shown`}
    </p>
  </div>
)

/** The rows of a pane, or why there are none. */
export function PaneRows({
  side,
  list,
  children,
}: {
  side: LinkerSide
  list: NamedList<LinkerItem>
  children: ReactNode
}) {
  if (list.shown.length > 0) return children
  return (
    <div className={css.instead}>
      {list.items.length === 0 ? (
        <EmptyState title={side.none} headingLevel={3} />
      ) : (
        <NoMatches
          noun="name"
          search={list.search.trim()}
          total={list.items.length}
          onClear={() => list.setSearch('')}
        />
      )}
    </div>
  )
}
