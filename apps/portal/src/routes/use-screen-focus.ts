import { useEffect } from 'react'

let shown: string | null = null

/** Gives the focus to the page's level-1 heading, so that a screen reader says where one is. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, header h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** What stands over the page: a menu, the choices of a select or a dialog that is open. */
export const openLayer =
  '[data-state="open"]:is([role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"])'

/** A menu or dialog somebody opened while the page's script was on its way would close if it lost the focus. */
const isElsewhere = () => document.activeElement?.closest(openLayer) != null

/** After a change of address, signed in or out, the heading takes the focus; the first page leaves it alone. */
export function useScreenFocus(path: string): void {
  useEffect(() => {
    if (shown !== null && shown !== path && !isElsewhere()) focusHeading()
    shown = path
  }, [path])
}
