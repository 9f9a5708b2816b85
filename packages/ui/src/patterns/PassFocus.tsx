import { type ReactNode, useLayoutEffect, useRef } from 'react'

export type PassFocusProps = {
  /** Gives the focus to something that stays. */
  to: () => void
  children: ReactNode
}

/**
 * For a message with buttons that goes away by itself: whoever stands on one of them then would otherwise be
 * thrown back to the start of the page (design language, section 13).
 */
export function PassFocus({ to, children }: PassFocusProps) {
  const box = useRef<HTMLDivElement>(null)
  const heir = useRef(to)
  useLayoutEffect(() => {
    heir.current = to
  })
  useLayoutEffect(() => {
    const leaving = box.current
    // At this moment what leaves is still in the document.
    return () => {
      if (leaving?.contains(document.activeElement)) heir.current()
    }
  }, [])
  return <div ref={box}>{children}</div>
}
