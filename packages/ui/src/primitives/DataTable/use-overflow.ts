import { useLayoutEffect, useState } from 'react'

/** Whether an element is too narrow for what it holds, so that the keyboard must be able to scroll it. */
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
