import { type RefObject, useLayoutEffect, useState } from 'react'

/** Below this width, in pixels, seven columns have no room for names. */
const NEEDED = 800

/** Whether a place is too narrow for columns. A place without a width, such as a hidden one, is not. */
export function useIsNarrow(place: RefObject<HTMLElement | null>): boolean {
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const measure = () => setNarrow(element.clientWidth > 0 && element.clientWidth < NEEDED)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return narrow
}
