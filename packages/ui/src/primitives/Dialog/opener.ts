/**
 * Returns the element that had the focus when a dialog opened, to restore it later. For a menu item, which is removed
 * by then, it is the menu's button. Browsers report the body if nothing is focused.
 */
export function opener(active: Element | null) {
  if (active === document.body) return null
  const menu = active?.closest('[role="menu"]')
  const trigger = menu?.getAttribute('aria-labelledby')
  return trigger ? document.getElementById(trigger) : active
}
