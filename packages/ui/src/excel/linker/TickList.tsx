import type { Id } from '@tributary/domain'
import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { isTicked, ticksOf, withTicks } from './choice.ts'
import type { LinkerItem } from './linker-types.ts'
import { PickList } from './PickList.tsx'
import * as css from './TickList.css.ts'
import { useNamedList } from './use-named-list.ts'

/** The texts of a checklist and its buttons. */
export type TickListWords = {
  legend: string
  searchLabel: string
  /** Shown when the search finds nothing or the list is empty. */
  none: string
  selectAll: string
  selectNone: string
  /** Below the search box: the items that the two buttons affect. */
  shown: (count: number, total: number) => string
}

export type TickListProps = {
  words: TickListWords
  items: readonly LinkerItem[]
  /** The ids of the ticked items. */
  ids: readonly Id[]
  onIds: (ids: readonly Id[]) => void
  busy: boolean
}

/** The rows of a linker for a dialog. A search keeps every tick, and the two buttons affect only the shown items. */
export function TickList({ words, items, ids, onIds, busy }: TickListProps) {
  const headingId = useId()
  const list = useNamedList(items)
  const { shown, search } = list
  const ticks = useMemo(() => ticksOf(ids), [ids])
  const { pick, pickAll } = usePicks({ items, shown, ids, onIds })
  return (
    <fieldset className={css.list} onKeyDown={keepEnter}>
      <legend id={headingId} className={visuallyHidden}>
        {words.legend}
      </legend>
      <Inline justifyContent="space-between" gap={2} wrap>
        <div className={css.search}>
          <SearchField label={words.searchLabel} value={search} disabled={busy} onChange={list.setSearch} />
        </div>
        <div>
          <Button variant="ghost" disabled={busy} onClick={() => pickAll(true)}>
            {words.selectAll}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => pickAll(false)}>
            {words.selectNone}
          </Button>
        </div>
      </Inline>
      <p role="status" className={css.shown}>
        {shown.length < items.length && words.shown(shown.length, items.length)}
      </p>
      <div className={css.box}>
        {shown.length === 0 ? (
          <p className={css.instead}>{words.none}</p>
        ) : (
          <PickList
            kind="many"
            headingId={headingId}
            items={shown}
            isOn={(id) => isTicked('onlySelected', ticks, id)}
            fixed={busy}
            onPick={pick}
            onPickAll={() => pickAll(true)}
          />
        )}
      </div>
    </fieldset>
  )
}

type Picking = Pick<TickListProps, 'items' | 'ids' | 'onIds'> & { shown: readonly LinkerItem[] }

function usePicks({ items, shown, ids, onIds }: Picking) {
  const last = useRef<LinkerItem | null>(null)
  const tick = (rows: readonly LinkerItem[], on: boolean) =>
    onIds(withTicks({ applyFor: 'onlySelected', ids }, items, rows, on).ids)
  const isOn = (item: LinkerItem) => isTicked('onlySelected', ticksOf(ids), item.id)
  /** With Shift from the last one to this one. */
  const pick = (item: LinkerItem, extend: boolean) => {
    const from = extend && last.current ? shown.indexOf(last.current) : -1
    if (from >= 0 && last.current) {
      const to = shown.indexOf(item)
      return tick(shown.slice(Math.min(from, to), Math.max(from, to) + 1), isOn(last.current))
    }
    last.current = item
    tick([item], !isOn(item))
  }
  return { pick, pickAll: (on: boolean) => tick(shown, on) }
}

/** Otherwise Enter in the search box would submit the form. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
