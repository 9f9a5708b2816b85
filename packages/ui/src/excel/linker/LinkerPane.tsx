import { memo, type ReactNode } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Text } from '../../layout/Text.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { NoMatches } from '../../primitives/EmptyState/NoMatches.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './Linker.css.ts'
import { linkerText } from './linker.messages.ts'
import type { LinkerItem } from './linker-types.ts'
import { SortButton } from './SortButton.tsx'
import type { NamedList } from './use-named-list.ts'

export type PaneTitleProps = { id: string; mark: string; heading: string; children: ReactNode }

/** The heading of a pane with its count. */
export const PaneTitle = ({ id, mark, heading, children }: PaneTitleProps) => (
  <div className={css.title}>
    <span className={css.mark} aria-hidden>
      {mark}
    </span>
    <Text
      as="h2"
      minWidth={0}
      fontSize="md"
      fontWeight="semibold"
      overflowWrap="anywhere"
      id={id}
      className={css.heading}
    >
      <bdi>{heading}</bdi>
    </Text>
    {children}
  </div>
)

export type PaneToolsProps = Pick<NamedList<LinkerItem>, 'search' | 'setSearch' | 'direction' | 'turn'> & {
  searchLabel: string
  shown: number
  total: number
  busy: boolean
}

/** The search and order of a pane. */
export const PaneTools = memo(function PaneTools({
  search,
  setSearch,
  searchLabel,
  ...rest
}: PaneToolsProps) {
  const { direction, turn, shown, total, busy } = rest
  return (
    <Inline alignItems="stretch" gap={2}>
      <SearchField
        value={search}
        onChange={setSearch}
        label={searchLabel}
        disabled={busy}
        className={css.search}
      />
      <SortButton direction={direction} onTurn={turn} disabled={busy} />
      <p role="status" className={visuallyHidden}>
        {search.trim() !== '' && linkerText.ofShown(shown, total)}
      </p>
    </Inline>
  )
})

/** Returns the props of a pane's tools from its list. */
export const toolsOf = ({ search, setSearch, direction, turn, shown, items }: NamedList<LinkerItem>) => ({
  ...{ search, setSearch, direction, turn },
  shown: shown.length,
  total: items.length,
})

/** The rows of a pane, or why there are none. */
export function PaneRows({
  none,
  list,
  children,
}: {
  none: string
  list: NamedList<LinkerItem>
  children: ReactNode
}) {
  if (list.shown.length > 0) return children
  return (
    <div className={css.instead}>
      {list.items.length === 0 ? (
        <EmptyState title={none} headingLevel={3} />
      ) : (
        <NoMatches
          noun={linkerText.name}
          search={list.search.trim()}
          total={list.items.length}
          onClear={() => list.setSearch('')}
        />
      )}
    </div>
  )
}
