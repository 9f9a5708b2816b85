import { useLayoutEffect, useRef, useState } from 'react'

/** Returns whether an element has more text than fits. Its first child must have the width of the text. */
export function useIsCut(isWatched: boolean) {
  const ref = useRef<HTMLElement>(null)
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || !isWatched) return
    const measure = () => setIsCut(element.scrollWidth > element.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // The text can change while its box stays the same, e.g. when a font has loaded.
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [isWatched])
  return { ref, isCut: isWatched && isCut }
}
