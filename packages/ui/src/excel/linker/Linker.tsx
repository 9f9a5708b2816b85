import { classNames } from '../../theme/class-names.ts'
import { ChosenPane } from './ChosenPane.tsx'
import * as css from './Linker.css.ts'
import { LinkerTop } from './LinkerTop.tsx'
import type { LinkerProps } from './linker-types.ts'
import { TicksPane } from './TicksPane.tsx'

const markWords = { numbers: ['1', '2'], letters: ['a', 'b'] } as const

/**
 * Links one item on the left to items on the right. It fills the viewport and scrolls inside, with up to ten thousand
 * items on each side. A {@link LinkerBar} below it describes the effect of the page's button.
 */
export function Linker({ left, right, marks = 'numbers', busy = false, impact, ...ticks }: LinkerProps) {
  const [first, second] = markWords[marks]
  return (
    <div className={classNames(css.linker, impact !== undefined && css.linkerWithImpact)}>
      <LinkerTop />
      <ChosenPane side={left} mark={first} busy={busy} />
      <TicksPane {...ticks} side={right} mark={second} busy={busy} ready={left.chosen !== null} />
      {impact !== undefined && <div className={css.impact}>{impact}</div>}
    </div>
  )
}
