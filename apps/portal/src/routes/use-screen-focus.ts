import { useEffect } from 'react'

let shown: string | null = null

/** Gives the focus to the page's level-1 heading, so that a screen reader says where one is. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, header h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** After a change of address, signed in or out, the heading takes the focus; the first page leaves it alone. */
export function useScreenFocus(path: string): void {
  useEffect(() => {
    if (shown !== null && shown !== path) focusHeading()
    shown = path
  }, [path])
}
