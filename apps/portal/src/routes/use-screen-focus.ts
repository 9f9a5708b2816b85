import { useEffect } from 'react'

let firstScreen = true

/** After a change of address the level-1 heading takes the focus, so that a screen reader says where one is. */
export function useScreenFocus(path: string): void {
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!firstScreen && heading) {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    firstScreen = false
  }, [path])
}
