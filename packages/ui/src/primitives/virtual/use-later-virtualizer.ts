import type { VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useReducer, useState } from 'react'
import { loadLater } from '../load-later.tsx'
import type { RowsOptions } from './rows-options.ts'
import type { RowsVirtualizer } from './virtual-core.ts'

const core = loadLater(() => import('./virtual-core.ts'))

/** The rows to draw of a list that waits for the code which follows scrolling. */
const FIRST_ROWS = 24

type Rows = Partial<Pick<RowsVirtualizer, 'measureElement' | 'measure' | 'scrollToIndex'>> & {
  getVirtualItems: () => VirtualItem[]
  getVirtualIndexes: () => number[]
  getTotalSize: () => number
}

/**
 * Returns which rows of a long list to draw while it scrolls. The code for it is loaded when a list is long; until then
 * the first rows are drawn.
 */
export function useLaterVirtualizer(options: RowsOptions): Rows {
  const [, render] = useReducer((times: number) => times + 1, 0)
  const [module, setModule] = useState(core.loaded)
  const [made, setMade] = useState<ReturnType<NonNullable<typeof module>['createVirtualizer']>>()
  const { enabled } = options
  if (enabled && module && !made) setMade(module.createVirtualizer(options, render))
  made?.update(options)
  useEffect(() => {
    if (enabled) core.load().then((loaded) => setModule(loaded))
  }, [enabled])
  useLayoutEffect(() => made?.virtualizer._didMount(), [made])
  useLayoutEffect(() => made?.virtualizer._willUpdate())
  return made?.virtualizer ?? firstRows(options)
}

/** The start of a list, as it is before anyone has scrolled. */
function firstRows({ count, estimateSize, gap = 0, scrollMargin = 0 }: RowsOptions): Rows {
  const items: VirtualItem[] = []
  for (let index = 0; index < Math.min(count, FIRST_ROWS); index++) {
    const before = items.at(-1)
    const start = before ? before.end + gap : scrollMargin
    const size = estimateSize(index)
    items.push({ index, key: index, lane: 0, start, size, end: start + size })
  }
  const average = items.reduce((sum, { size }) => sum + size + gap, 0) / (items.length || 1)
  return {
    getVirtualItems: () => items,
    getVirtualIndexes: () => items.map(({ index }) => index),
    getTotalSize: () => count * average - gap,
  }
}
