import { sameId } from '@tributary/domain'
import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Count } from '../primitives/Badge/Count.tsx'
import { Button } from '../primitives/Button/Button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { JoinLine } from './JoinLine.tsx'
import * as css from './Linker.css.ts'
import { PaneRows, PaneTitle, PaneTools } from './LinkerPane.tsx'
import type { LinkerProps } from './linker-types.ts'
import { PickList } from './PickList.tsx'
import { useNamedList } from './use-named-list.ts'
import { useRowHeight } from './use-row-height.ts'

export type ChosenPaneProps = { side: LinkerProps['left']; mark: string; busy: boolean }

/** The left side of a linker: one of its items is chosen. Where there is no room it folds to that one. */
export function ChosenPane({ side, mark, busy }: ChosenPaneProps) {
  const headingId = useId()
  const list = useNamedList(side.items)
  const rowHeight = useRowHeight()
  const { chosen, onChoose } = side
  const [open, setOpen] = useState(chosen === null)
  const change = useRef<HTMLButtonElement>(null)
  const pane = useRef<HTMLElement>(null)
  const item = chosen === null ? undefined : side.items.find(({ id }) => sameId(id, chosen))
  const fold = () => {
    flushSync(() => setOpen(false))
    // Only where it has folded; elsewhere the list keeps the focus.
    if (change.current?.checkVisibility?.()) change.current.focus()
  }
  const unfold = () => {
    flushSync(() => setOpen(true))
    pane.current?.querySelector<HTMLElement>('input[tabindex="0"]')?.focus()
  }
  const folded = !open && item !== undefined
  const at = useMemo(
    () => (chosen === null ? -1 : list.shown.findIndex(({ id }) => sameId(id, chosen))),
    [list.shown, chosen],
  )
  return (
    <>
      <section ref={pane} aria-labelledby={headingId} className={classNames(css.pane, folded && css.folded)}>
        <div className={css.head}>
          <PaneTitle id={headingId} mark={mark} heading={side.heading}>
            <Count value={side.items.length} />
          </PaneTitle>
          <div className={css.foldable}>
            <PaneTools side={side} list={list} busy={busy} />
          </div>
        </div>
        {folded && (
          <div className={css.picked}>
            <span className={css.pickedMark} aria-hidden />
            <span className={css.pickedName} title={item.name}>
              <bdi>{item.name}</bdi>
            </span>
            <Button
              ref={change}
              variant="ghost"
              aria-label={`Change ${side.heading}`}
              disabled={busy}
              onClick={unfold}
            >
              Change
            </Button>
          </div>
        )}
        <div className={classNames(css.foldable, css.rows)}>
          <PaneRows side={side} list={list}>
            <PickList
              kind="one"
              headingId={headingId}
              items={list.shown}
              isOn={(id) => chosen !== null && sameId(id, chosen)}
              chosen={chosen}
              fixed={busy}
              onPick={({ id }) => (chosen === null || !sameId(id, chosen)) && onChoose(id)}
              onSettled={fold}
            />
          </PaneRows>
        </div>
      </section>
      {at < 0 ? <div aria-hidden /> : <JoinLine pane={pane} at={at} rowHeight={rowHeight} />}
    </>
  )
}
