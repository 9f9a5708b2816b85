import { type RefObject, useLayoutEffect } from 'react'
import { linkerTop } from './Linker.css.ts'

/** Tells the stylesheet where the linker begins in the page, so that its panes fill the rest of the viewport. */
export function useLinkerTop(linker: RefObject<HTMLElement | null>) {
  const measure = () => {
    const element = linker.current
    if (!element) return
    const top = `${Math.round(element.getBoundingClientRect().top + window.scrollY)}px`
    if (element.style.getPropertyValue(linkerTop) !== top) element.style.setProperty(linkerTop, top)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads nothing that changes
  useLayoutEffect(() => {
    measure()
    // What comes and goes above the linker moves it, and makes the page longer or shorter.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [])
}
