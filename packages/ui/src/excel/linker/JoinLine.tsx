import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react'
import * as css from './JoinLine.css.ts'

export type JoinLineProps = {
  /** The pane with the list where the line begins. */
  pane: RefObject<HTMLElement | null>
  /** The index of the chosen row in that list. */
  at: number
  rowHeight: number
}

/** The line from the chosen row to the heading of the items it is linked to. */
export function JoinLine({ pane, at, rowHeight }: JoinLineProps) {
  const list = useListInSight(pane)
  const place = {
    [css.rowMiddle]: `${(at + 0.5) * rowHeight}px`,
    [css.rowHalf]: `${rowHeight / 2}px`,
    [css.listTop]: `${list.top}px`,
    [css.listHeight]: `${list.height}px`,
    // React's types have no custom properties.
  } as CSSProperties
  return (
    <div className={css.join} style={place} aria-hidden>
      <span className={css.cap} />
      <span className={css.room}>
        {/* A new element each time, because Chromium keeps the range that an animation began with. */}
        <span key={`${at} ${list.top} ${list.height}`} className={css.stem} />
      </span>
    </div>
  )
}

/** Returns where the list begins in its pane, and its visible height, in pixels. */
function useListInSight(pane: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ top: 0, height: 0 })
  useLayoutEffect(() => {
    const list = pane.current?.querySelector<HTMLElement>('[data-picks]')
    if (!list) return
    const measure = () => {
      const { offsetTop: top, clientHeight: height } = list
      setPlace((before) => (before.top === top && before.height === height ? before : { top, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(list)
    return () => observer.disconnect()
  }, [pane])
  return place
}
