import { type ReactNode, useEffect, useRef } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** What a dialog scrolls. Text alone, too long to show at once, can be scrolled by keyboard as well. */
export function DialogBody({ className, children }: { className: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = body.current
    if (!element) return
    const reach = () => {
      const scrolls = element.scrollHeight > element.clientHeight
      if (scrolls && !element.querySelector(focusable)) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    }
    const observer = new ResizeObserver(reach)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  })
  return (
    <div ref={body} className={className}>
      {children}
    </div>
  )
}
