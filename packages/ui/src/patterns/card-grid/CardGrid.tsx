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
  /** No card is narrower than this, in pixels. */
  minWidth?: keyof typeof css.grid
  /** About how high a row of cards is, gap included, in pixels. Rows are measured once they are drawn. */
  rowHeight?: number
  /** The one somebody came for: of very many it is scrolled to, once. */
  lookedFor?: Id | undefined
  /**
   * The card with the focus leaves and no other is left, or the grid goes: gives the focus to something that stays.
   * Among cards the grid passes it on by itself.
   */
  onFocusLost?: (() => void) | undefined
}

/**
 * Things as cards, as many beside each other as fit (design language, section 6). Of more than a hundred only the rows
 * near the viewport are in the page, which has to be what scrolls.
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
    // A row is as high as any of its cells, so the first one tells.
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
  /** What is read aloud meanwhile, e.g. "Loading approvals". */
  label: string
  /** The shape of one card. */
  card: ReactNode
  minWidth?: CardGridProps<never>['minWidth']
}

/** The shape of a {@link CardGrid} while its things load. */
export const CardGridSkeleton = ({ label, card, minWidth = 300 }: CardGridSkeletonProps) => (
  <LoadingShape label={label} className={css.grid[minWidth]}>
    {places.map((place) => (
      <Stack minWidth={0} key={place}>
        {card}
      </Stack>
    ))}
  </LoadingShape>
)
