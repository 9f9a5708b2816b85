/**
 * What had focus when a dialog opened, to return to. A menu item is gone by then, so for one it is
 * the button that opened the menu. A browser says the body when nothing had it.
 */
export function opener(active: Element | null) {
  if (active === document.body) return null
  const menu = active?.closest('[role="menu"]')
  const trigger = menu?.getAttribute('aria-labelledby')
  return trigger ? document.getElementById(trigger) : active
}
