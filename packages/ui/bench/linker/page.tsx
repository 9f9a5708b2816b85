import '../../src/theme/reset.css.ts'
import '../../src/theme/themes.css.ts'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { AntTransfer } from './AntTransfer.tsx'
import { BareLists } from './BareLists.tsx'
import { itemsOf, type ListsProps } from './items.ts'
import { OurLinker } from './OurLinker.tsx'
import { type Times, timesOf } from './presses.ts'

declare global {
  interface Window {
    /** Measures a linker with `count` items on each side: ours, the bare virtual lists, or Ant Design's Transfer. */
    measure: (list: keyof typeof lists, count: number) => Promise<Times>
  }
}

const lists: Record<'ours' | 'bare' | 'transfer', ComponentType<ListsProps>> = {
  ours: OurLinker,
  bare: BareLists,
  transfer: AntTransfer,
}

const root = createRoot(document.getElementById('root') ?? document.body)

window.measure = (list, count) => {
  const List = lists[list]
  const items = itemsOf(count)
  let open = false
  const turn = () => {
    open = !open
    flushSync(() => root.render(open && <List left={items} right={items} />))
  }
  return timesOf(turn, list === 'transfer' ? 'input[type=text]' : 'input[aria-label="Search right"]')
}
