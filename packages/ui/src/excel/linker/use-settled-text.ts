import { type RefObject, useEffect, useState } from 'react'

/** Whoever moves through a list changes the sentence at every row: it is told when they have stopped. */
const SETTLED_MS = 700

/** The text of an element once it has not changed for a while; nothing before it changed for the first time. */
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
