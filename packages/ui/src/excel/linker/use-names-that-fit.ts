import { useLayoutEffect, useRef, useState } from 'react'

const LINES = 2
/** More names never fit two lines of any screen. */
const MEASURED = 80
/** The width of "+123 more", in pixels. */
const BUTTON_PX = 84

/** Returns how many names fit on two lines next to a button for the rest. Measures again when the width changes. */
export function useNamesThatFit(names: readonly string[], wanted: boolean) {
  const box = useRef<HTMLSpanElement>(null)
  const [width, setWidth] = useState(0)
  const [measured, setMeasured] = useState({ names, width: -1, fit: MEASURED })
  const known = measured.names === names && measured.width === width
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  useLayoutEffect(() => {
    if (known || !wanted || !box.current) return
    setMeasured({ names, width, fit: fitOf([...box.current.children], names.length, box.current) })
  }, [known, wanted, names, width])
  return { box, fit: known ? measured.fit : MEASURED }
}

function fitOf(drawn: readonly Element[], all: number, box: HTMLElement): number {
  const top = box.getBoundingClientRect()
  const line = Number.parseFloat(getComputedStyle(box).lineHeight) || 20
  const end = top.top + LINES * line + 1
  const rects = drawn.map((element) => [...element.getClientRects()].at(-1))
  const within = rects.filter((rect) => rect === undefined || rect.bottom <= end).length
  if (within >= all) return all
  const lastFitting = rects
    .slice(0, within)
    .findLastIndex(
      (rect) => rect === undefined || rect.bottom <= end - line || rect.right <= top.right - BUTTON_PX,
    )
  return Math.max(1, lastFitting + 1)
}
