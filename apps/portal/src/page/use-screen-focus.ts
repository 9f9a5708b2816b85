import { useEffect, useLayoutEffect } from 'react'

let shown: string | null = null

/** The page's level-1 heading, which is there whatever the page holds, ready to take the focus. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1, header h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/**
 * Gives the focus to the page's level-1 heading, so that a screen reader says where one is. A page that draws another
 * heading once it has loaded passes the focus on to that one.
 */
export function focusHeading(): void {
  const heading = pageHeading()
  if (!heading) return
  heading.focus({ preventScroll: true })
  const watch = new MutationObserver(() => {
    if (heading.isConnected && document.activeElement === heading) return
    watch.disconnect()
    if (!heading.isConnected && document.activeElement === document.body) focusHeading()
  })
  watch.observe(document.body, { childList: true, subtree: true })
}

/** The same while `missing` what a dialog was to open for, unless somebody stands somewhere already. */
export function useHeadingInstead(missing: boolean): void {
  useEffect(() => {
    if (missing && document.activeElement === document.body) focusHeading()
  }, [missing])
}

/** What stands over the page: a menu, the choices of a select or a dialog that is open. */
export const openLayer =
  '[data-state="open"]:is([role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"])'

/** A menu or dialog somebody opened while the page's script was on its way would close if it lost the focus. */
const isElsewhere = () => document.activeElement?.closest(openLayer) != null

/**
 * After a change of address, signed in or out, the heading takes the focus; the first page leaves it alone. Before any
 * effect of the page's own, so that what somebody came for (a card, a dialog) has the focus after it.
 */
export function useScreenFocus(path: string): void {
  useLayoutEffect(() => {
    if (shown !== null && shown !== path && !isElsewhere()) focusHeading()
    shown = path
  }, [path])
}
