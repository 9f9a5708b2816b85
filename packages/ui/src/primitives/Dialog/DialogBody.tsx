import { type ReactNode, useEffect, useRef } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** A fraction of a pixel does not count as content. */
const SLACK_PX = 2

/**
 * The scrolling part of a dialog. If it has only text, it can be scrolled by keyboard as well. It fades above the
 * footer while there is more, so that no line is cut in half.
 */
export function DialogBody({ className, children }: { className: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const reach = () => {
      const scrolls = element.scrollHeight > element.clientHeight
      if (scrolls && !element.querySelector(focusable)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
      const beneath = element.scrollHeight - element.clientHeight - element.scrollTop
      element.toggleAttribute('data-goes-on', beneath > SLACK_PX)
    }
    const observer = new ResizeObserver(reach)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    element.addEventListener('scroll', reach, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', reach)
    }
  })
  return (
    <div ref={body} className={className}>
      {children}
    </div>
  )
}
