import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import { flushSync } from 'react-dom'
import type { RowsOptions } from './rows-options.ts'

export type RowsVirtualizer = Virtualizer<Element & Window, Element>

/** Returns the options of TanStack Virtual for a list that scrolls on its own, or with the page. */
function withScroller({ getScrollElement, ...options }: RowsOptions, onChange: (sync: boolean) => void) {
  const shared = { ...options, onChange: (_: unknown, sync: boolean) => onChange(sync) }
  if (getScrollElement)
    return {
      ...shared,
      getScrollElement,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
    }
  return {
    ...shared,
    getScrollElement: () => window,
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => window.scrollY,
  }
}

/** A virtualizer that renders its list again, and a function that passes it the options of the latest render. */
export function createVirtualizer(options: RowsOptions, render: () => void) {
  let isMeasuring = false
  // Scrolling draws before the next frame. Refs measure while React commits, which cannot be interrupted.
  const onChange = (sync: boolean) => (sync && !isMeasuring ? flushSync(render) : render())
  // One type for both kinds of scrollers, which TanStack Virtual has as separate functions.
  const optionsOf = (now: RowsOptions) => withScroller(now, onChange) as unknown as RowsVirtualizer['options']
  const virtualizer: RowsVirtualizer = new Virtualizer(optionsOf(options))
  const { measureElement } = virtualizer
  virtualizer.measureElement = (element) => {
    isMeasuring = true
    try {
      measureElement(element)
    } finally {
      isMeasuring = false
    }
  }
  return { virtualizer, update: (now: RowsOptions) => virtualizer.setOptions(optionsOf(now)) }
}
