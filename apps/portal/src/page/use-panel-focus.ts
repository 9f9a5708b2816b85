import { type RefObject, useEffect } from 'react'

/**
 * Scrolls to a panel and focuses its heading when the address names it, e.g. `#alerts`: once the panel has loaded, and
 * whenever a link on the page leads to it.
 */
export function usePanelFocus(hash: string, heading: RefObject<HTMLElement | null>, loaded: boolean): void {
  useEffect(() => {
    if (!loaded) return
    const show = () => {
      if (location.hash !== hash) return
      heading.current?.scrollIntoView({ block: 'start' })
      heading.current?.focus({ preventScroll: true })
    }
    show()
    addEventListener('hashchange', show)
    return () => removeEventListener('hashchange', show)
  }, [hash, heading, loaded])
}
