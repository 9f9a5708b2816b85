import type { Id } from '@tributary/domain'
import type { ReactNode } from 'react'
import { Stack } from '../../layout/Stack.tsx'
import { LoadingShape } from '../../primitives/Loading/LoadingShape.tsx'
import { classNames } from '../../theme/class-names.ts'
import * as css from './CardGrid.css.ts'
import { type DrawnItem, useVirtualGrid } from './use-virtual-grid.ts'

export type CardGridProps<T> = {
  items: readonly T[]
  card: (item: T) => ReactNode
  /** The minimum width of a card, in pixels. */
  minWidth?: keyof typeof css.grid
  /** The estimated height of a row of cards including its gap, in pixels. Rows are measured once they are drawn. */
  rowHeight?: number
  /** The item the address names. In a long list the page scrolls to it once. */
  lookedFor?: Id | undefined
  /**
   * Called when the last card or the grid is removed with the focus in it: moves the focus elsewhere. Between cards
   * the grid moves it itself.
   */
  onFocusLost?: (() => void) | undefined
}

/**
 * Items as cards, as many in a row as fit. With more than a hundred, only the rows near the viewport are drawn, and
 * the page itself must scroll.
 */
export function CardGrid<T extends { id: Id }>({
  items,
  card,
  minWidth = 300,
  rowHeight = 216,
  lookedFor,
  onFocusLost,
}: CardGridProps<T>) {
  const { grid, ruler, isVirtual, drawn, roomAfter, measure, watch } = useVirtualGrid({
    items,
    rowHeight,
    lookedFor,
    onFocusLost,
  })
  const placeOf = (place: DrawnItem<T>) => ({
    // A row is as high as each of its cells, so measuring the first one is enough.
    ...(place.isFirst && { ref: measure }),
    'data-index': place.row,
    'aria-setsize': items.length,
    'aria-posinset': place.position + 1,
    style: { marginBlockStart: place.room },
  })
  return (
    <ul
      ref={grid}
      className={classNames(css.grid[minWidth], isVirtual && css.someRows)}
      {...(isVirtual && { style: { paddingBlockEnd: roomAfter } })}
    >
      {isVirtual && <li ref={ruler} className={css.ruler} aria-hidden />}
      {drawn.map((place) => (
        <Stack
          as="li"
          minWidth={0}
          key={place.item.id}
          {...watch(place.item)}
          {...(isVirtual && placeOf(place))}
        >
          {card(place.item)}
        </Stack>
      ))}
    </ul>
  )
}

const places = ['first', 'second', 'third']

export type CardGridSkeletonProps = {
  /** Read aloud meanwhile, e.g. "Loading approvals". */
  label: string
  /** The shape of one card. */
  card: ReactNode
  minWidth?: CardGridProps<never>['minWidth']
}

/** The shape of a {@link CardGrid} while its items load. */
export const CardGridSkeleton = ({ label, card, minWidth = 300 }: CardGridSkeletonProps) => (
  <LoadingShape label={label} className={css.grid[minWidth]}>
    {places.map((place) => (
      <Stack minWidth={0} key={place}>
        {card}
      </Stack>
    ))}
  </LoadingShape>
)
