import { type RefObject, useLayoutEffect, useState } from 'react'

/** The sides on which a scrolling box has more content. */
export type MoreBeyond = 'start' | 'end' | 'both' | undefined

/** Ignores fractions of a pixel. */
const SLACK_PX = 2

function moreBeyond({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): MoreBeyond {
  // Negative on pages that are read from right to left.
  const scrolled = Math.abs(scrollLeft)
  const start = scrolled > SLACK_PX
  const end = scrollWidth - clientWidth - scrolled > SLACK_PX
  if (start) return end ? 'both' : 'start'
  return end ? 'end' : undefined
}

/** Returns on which sides a horizontally scrolling box has more content. */
export function useMoreBeyond(box: RefObject<HTMLElement | null>): MoreBeyond {
  const [more, setMore] = useState<MoreBeyond>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setMore(moreBeyond(element))
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [box])
  return more
}
