import { type ReactNode, useEffect, useRef } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** A fraction of a pixel is no content. */
const SLACK_PX = 2

/**
 * What a dialog scrolls. Text alone, too long to show at once, can be scrolled by keyboard as well. Where it goes on
 * beneath the footer its end fades, so that no line is cut in half.
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
