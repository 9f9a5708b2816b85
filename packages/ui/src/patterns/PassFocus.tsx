import { type ReactNode, useLayoutEffect, useRef } from 'react'

export type PassFocusProps = {
  /** Moves the focus to an element that stays. */
  to: () => void
  /** The part of the page whose focused element may be removed. */
  children: ReactNode
}

/**
 * Wraps a message with buttons that disappears by itself. Passes the focus on, which would otherwise return
 * to the start of the page.
 */
export function PassFocus({ to, children }: PassFocusProps) {
  const box = useRef<HTMLDivElement>(null)
  const heir = useRef(to)
  useLayoutEffect(() => {
    heir.current = to
  })
  useLayoutEffect(() => {
    const leaving = box.current
    // The cleanup runs while the children are still in the document.
    return () => {
      if (leaving?.contains(document.activeElement)) heir.current()
    }
  }, [])
  return <div ref={box}>{children}</div>
}
