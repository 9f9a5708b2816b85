import { useLayoutEffect, useState } from 'react'

/** Returns whether an element is too narrow for its content, so that it must be scrollable by keyboard. */
export function useOverflow(box: HTMLElement | null): boolean {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    if (!box) return
    const observer = new ResizeObserver(() => setOverflows(box.scrollWidth > box.clientWidth + 1))
    observer.observe(box)
    return () => observer.disconnect()
  }, [box])
  return overflows
}
