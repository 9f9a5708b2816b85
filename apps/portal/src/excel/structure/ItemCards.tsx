import { statusNameOf } from '@tributary/domain'
import { nameSearch, nouns, sortedByName } from '@tributary/sdk/common'
import type { StructureNoun } from '@tributary/sdk/excel'
import { ArchivedBar, CsvButton, type CsvColumn, EmptyState, NoMatches, PassFocus } from '@tributary/ui'
import { type ReactNode, useCallback, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useQueryString } from '../../page/use-address.ts'
import { focusHeading } from '../../page/use-screen-focus.ts'
import { useAddressSearch } from '../../page/use-search-parameter.ts'
import type { ItemListProps, StructureItem } from './structure-kind.ts'

type ItemCardsProps<Item> = Pick<ItemListProps<Item>, 'items' | 'onDelete'> & {
  noun: StructureNoun
  words: {
    none: string
    archivedHidden: (count: number) => string
    archivedFound: (count: number) => string
  }
  /** The CSV download: its columns and the start of its name. */
  csv: { columns: readonly CsvColumn<Item>[]; subject: string; organisation: string }
  /** The cards. */
  children: (shown: readonly Item[], onDelete: (item: Item) => void) => ReactNode
}

/** The cards for the filters in the address, with the number of archived items that are hidden or found. */
export function ItemCards<Item extends StructureItem>(props: ItemCardsProps<Item>) {
  const { noun, words, items, onDelete, csv, children } = props
  const { search, clear, hidden, hide, found, archived, shown } = useShownItems(items)
  const remove = useCallback((item: Item) => onDelete(item, shown), [onDelete, shown])
  if (items.length === 0) return <EmptyState title={words.none} />
  const sentence = search ? words.archivedFound(archived) : words.archivedHidden(archived)
  return (
    <>
      <ArchivedBar
        hidden={hidden}
        onHide={archived > 0 || hidden ? hide : undefined}
        count={archived}
        sentence={sentence}
      >
        <CsvButton size="sm" variant="ghost" rows={shown} {...csv} />
      </ArchivedBar>
      {shown.length > 0 ? (
        children(shown, remove)
      ) : (
        <PassFocus key={String(found.length === 0)} to={focusHeading}>
          {found.length === 0 ? (
            <NoMatches
              noun={nouns[noun].one}
              search={search}
              total={items.length}
              none={words.none}
              onClear={clear}
            />
          ) : (
            <EmptyState title={words.none} />
          )}
        </PassFocus>
      )}
    </>
  )
}

const isArchived = ({ status }: StructureItem): boolean => statusNameOf(status) === 'archived'

/**
 * The items sorted by name, searched and filtered. Memoised in steps, so that 10,000 names are not sorted
 * at every keystroke.
 */
function useShownItems<Item extends StructureItem>(items: readonly Item[]) {
  const { search, clear } = useAddressSearch()
  const { hidden, hide } = useArchivedHidden()
  const find = useMemo(() => nameSearch(sortedByName(items), ({ name }) => name), [items])
  const found = useMemo(() => find(search), [find, search])
  const archived = useMemo(() => found.filter(isArchived).length, [found])
  const shown = useMemo(() => (hidden ? found.filter((item) => !isArchived(item)) : found), [found, hidden])
  return { search, clear, hidden, hide, found, archived, shown }
}

const ARCHIVED = 'archived'

/** Whether archived items are hidden. The address stores it. */
function useArchivedHidden() {
  const [path, navigate] = useLocation()
  const query = useQueryString()
  const hidden = new URLSearchParams(query).get(ARCHIVED) === 'hidden'
  const hide = (isHidden: boolean) => {
    const parameters = new URLSearchParams(query)
    if (isHidden) parameters.set(ARCHIVED, 'hidden')
    else parameters.delete(ARCHIVED)
    navigate(parameters.size ? `${path}?${parameters}` : path, { replace: true })
  }
  return { hidden, hide }
}
