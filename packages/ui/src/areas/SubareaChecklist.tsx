import type { Id } from '@tributary/domain'
import { areasMessages, excelMessages } from '@tributary/sdk/rules'
import { type KeyboardEvent, useId, useMemo, useRef } from 'react'
import { isTicked, ticksOf, withTicks } from '../linker/choice.ts'
import type { LinkerItem } from '../linker/linker-types.ts'
import { PickList } from '../linker/PickList.tsx'
import { useNamedList } from '../linker/use-named-list.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { SearchField } from '../primitives/SearchField/SearchField.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './AreaLinksDialog.css.ts'

export type SubareaChecklistProps = {
  items: readonly LinkerItem[]
  /** What is ticked. */
  ids: readonly Id[]
  onIds: (ids: readonly Id[]) => void
  busy: boolean
}

/** The sub-areas to tick, with a search that drops no tick; "Select all" and "Select none" are about what is shown. */
export function SubareaChecklist({ items, ids, onIds, busy }: SubareaChecklistProps) {
  const headingId = useId()
  const list = useNamedList(items)
  const { shown, search } = list
  const ticks = useMemo(() => ticksOf(ids), [ids])
  const { pick, pickAll } = usePicks({ items, shown, ids, onIds })
  return (
    <fieldset className={css.list} onKeyDown={keepEnter}>
      <legend id={headingId} className={visuallyHidden}>
        {areasMessages.subareas}
      </legend>
      <div className={css.tools}>
        <div className={css.search}>
          <SearchField
            label={areasMessages.search}
            value={search}
            disabled={busy}
            onChange={list.setSearch}
          />
        </div>
        <div>
          <Button variant="ghost" disabled={busy} onClick={() => pickAll(true)}>
            {areasMessages.selectAll}
          </Button>
          <Button variant="ghost" disabled={busy} onClick={() => pickAll(false)}>
            {areasMessages.selectNone}
          </Button>
        </div>
      </div>
      <p role="status" className={css.shown}>
        {shown.length < items.length && areasMessages.shown(shown.length, items.length)}
      </p>
      <div className={css.box}>
        {shown.length === 0 ? (
          <p className={css.instead}>{excelMessages.none.subareas}</p>
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

type Picking = Pick<SubareaChecklistProps, 'items' | 'ids' | 'onIds'> & { shown: readonly LinkerItem[] }

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

/** In the search box it would send the form. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
