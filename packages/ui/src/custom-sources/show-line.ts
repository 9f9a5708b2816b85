import { caretOfLine } from '@tributary/sdk/custom-sources'

/** Lines shown above the one that is scrolled to. */
const ABOVE = 3

/** Puts the caret on a line and scrolls it into view. */
export function showLine(box: HTMLTextAreaElement, place: { line: number; column: number }): void {
  const caret = caretOfLine(box.value, place)
  box.focus({ preventScroll: true })
  box.setSelectionRange(caret, caret)
  const scroller = box.closest('[data-manifest-scroller]')
  const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight)
  if (!scroller || !Number.isFinite(lineHeight)) return
  scroller.scrollTo({ top: (place.line - 1 - ABOVE) * lineHeight, left: 0 })
  scroller.scrollIntoView({ block: 'nearest' })
}
