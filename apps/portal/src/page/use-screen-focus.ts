import { useEffect, useLayoutEffect } from 'react'

let shown: string | null = null

/** Returns the page's level-1 heading, focusable. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1, header h1')
  if (heading) heading.tabIndex = -1
  return heading
}

/**
 * Focuses the page's level-1 heading, so that a screen reader announces the page. If the page replaces the heading when it
 * has loaded, the new one is focused.
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

/** Focuses the heading when the item of a dialog is missing, unless something has the focus already. */
export function useHeadingInstead(missing: boolean): void {
  useEffect(() => {
    if (missing && document.activeElement === document.body) focusHeading()
  }, [missing])
}

/** Selects an open menu, select or dialog. */
export const openLayer =
  '[data-state="open"]:is([role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"])'

/** A menu or dialog that was opened while the chunk was loading would close if it lost the focus. */
const isElsewhere = () => document.activeElement?.closest(openLayer) != null

/**
 * Focuses the heading after the address has changed, but not on the first page. It is a layout effect, so that the page's
 * own effects can then focus a requested card or dialog.
 */
export function useScreenFocus(path: string): void {
  useLayoutEffect(() => {
    if (shown !== null && shown !== path && !isElsewhere()) focusHeading()
    shown = path
  }, [path])
}
