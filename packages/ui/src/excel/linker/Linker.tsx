import { ChosenPane } from './ChosenPane.tsx'
import * as css from './Linker.css.ts'
import { LinkerTop } from './LinkerTop.tsx'
import type { LinkerProps } from './linker-types.ts'
import { TicksPane } from './TicksPane.tsx'

const markWords = { numbers: ['1', '2'], letters: ['a', 'b'] } as const

/**
 * One item on the left, what it is linked to on the right (connectors spec 2.3, 2.7 to 2.10). It fills the viewport and
 * scrolls inside; ten thousand items on either side are welcome. What a press on the page's button will do stands in a
 * {@link LinkerBar} beneath it.
 */
export function Linker({ left, right, marks = 'numbers', busy = false, ...ticks }: LinkerProps) {
  const [first, second] = markWords[marks]
  return (
    <div className={css.linker}>
      <LinkerTop />
      <ChosenPane side={left} mark={first} busy={busy} />
      <TicksPane {...ticks} side={right} mark={second} busy={busy} ready={left.chosen !== null} />
    </div>
  )
}
