import { useEffect, useRef } from 'react'
import { focusHeading } from '../page/use-screen-focus.ts'

/** Moves the focus to the heading when a page changes to another of its views. */
export function useViewFocus(view: string | number): void {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current !== view) focusHeading()
    shown.current = view
  }, [view])
}
