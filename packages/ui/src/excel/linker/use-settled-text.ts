import { type RefObject, useEffect, useState } from 'react'

/** Moving through a list changes the sentence at every row. It is announced when the user stops. */
const SETTLED_MS = 700

/** Returns the text of an element once it has not changed for a while; empty before its first change. */
export function useSettledText(element: RefObject<HTMLElement | null>): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const shown = element.current
    if (!shown) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSettled(shown.textContent ?? ''), SETTLED_MS)
    }
    const observer = new MutationObserver(wait)
    observer.observe(shown, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [element])
  return settled
}
