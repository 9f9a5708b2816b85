/** Marks the elements that `cover` in Dialog.css.ts hides. */
export const COVERED = 'data-tributary-covered'

/** The covering dialog itself: its overlay, its content and the guards that keep the focus inside. */
const own = '[data-covering], [data-radix-focus-guard]'

function coverOne(element: Element): void {
  if (!(element instanceof HTMLElement) || element.matches(own) || element.hasAttribute(COVERED)) return
  // An element that is inert already stays inert afterwards.
  element.setAttribute(COVERED, element.inert ? 'inert' : '')
  element.inert = true
}

function uncover(element: HTMLElement): void {
  if (element.getAttribute(COVERED) !== 'inert') element.inert = false
  element.removeAttribute(COVERED)
}

/**
 * Hides everything in the body except the covering dialog from view, keyboard, screen readers, find in page and
 * print, also what is added later. Nothing is unmounted, so input and scroll positions stay. Returns a function that
 * uncovers the page.
 */
export function coverPage(): () => void {
  const coverAll = () => [...document.body.children].forEach(coverOne)
  coverAll()
  const observer = new MutationObserver(coverAll)
  observer.observe(document.body, { childList: true })
  return () => {
    observer.disconnect()
    for (const element of document.querySelectorAll<HTMLElement>(`[${COVERED}]`)) uncover(element)
  }
}
