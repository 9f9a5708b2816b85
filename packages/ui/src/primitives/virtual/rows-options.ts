import type { Range } from '@tanstack/react-virtual'

/** A list of which only the rows in sight are drawn. */
export type RowsOptions = {
  /** Whether the list is long. */
  enabled: boolean
  count: number
  /** The element that scrolls. Without it, the page does. */
  getScrollElement?: () => HTMLElement | null
  estimateSize: (index: number) => number
  getItemKey?: (index: number) => string | number
  rangeExtractor: (range: Range) => number[]
  gap?: number
  scrollMargin?: number
  overscan: number
}
