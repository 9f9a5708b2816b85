import { linkerTop } from './Linker.css.ts'

/**
 * Passes the element's position in the page to the stylesheet, so that its panes fill the rest of the viewport.
 * Measures immediately, and whenever content above it changes the page's height.
 */
export function watchTop(linker: HTMLElement): () => void {
  const measure = () => {
    const top = `${Math.round(linker.getBoundingClientRect().top + window.scrollY)}px`
    if (linker.style.getPropertyValue(linkerTop) !== top) linker.style.setProperty(linkerTop, top)
  }
  measure()
  const observer = new ResizeObserver(measure)
  observer.observe(document.body)
  return () => observer.disconnect()
}
