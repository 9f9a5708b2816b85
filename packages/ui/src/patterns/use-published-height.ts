import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Publishes the height of an element to the style sheets of the whole page while it is shown. */
export function usePublishedHeight<Shown extends HTMLElement>(property: string): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const { style } = document.documentElement
    const publish = () => style.setProperty(property, `${current.offsetHeight}px`)
    publish()
    const observer = new ResizeObserver(publish)
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [property])
  return element
}
