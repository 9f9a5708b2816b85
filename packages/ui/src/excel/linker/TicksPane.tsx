import { Info } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'
import { Inline } from '../../layout/Inline.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { count as countBadge } from '../../primitives/Badge/Badge.css.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { classNames } from '../../theme/class-names.ts'
import { tone } from '../../theme/tone.css.ts'
import { countTicks, isTicked, type TickCount, ticksOf, withAllShown, withTicks } from './choice.ts'
import * as css from './Linker.css.ts'
import { PaneRows, PaneTitle, PaneTools, toolsOf } from './LinkerPane.tsx'
import { linkerText } from './linker.messages.ts'
import type { LinkerItem, LinkerProps } from './linker-types.ts'
import { PickList } from './PickList.tsx'
import { ScopeRadios } from './ScopeRadios.tsx'
import { useNamedList } from './use-named-list.ts'

export type TicksPaneProps = Pick<
  LinkerProps,
  'choice' | 'onChoice' | 'scopes' | 'awaiting' | 'futureNote'
> & {
  side: LinkerProps['right']
  mark: string
  busy: boolean
  /** An item is chosen on the left. */
  ready: boolean
}

/** The right side of a linker, where any number of items is ticked, or all of them by a scope. */
export function TicksPane(props: TicksPaneProps) {
  const { side, mark, choice, onChoice, scopes, busy, ready, awaiting } = props
  const headingId = useId()
  const list = useNamedList(side.items)
  const { shown } = list
  const { applyFor, ids } = choice
  const ticks = useMemo(() => ticksOf(ids), [ids])
  const counted = useMemo(
    () => countTicks(applyFor, ticks, side.items, shown),
    [applyFor, ticks, side.items, shown],
  )
  const last = useRef<LinkerItem | null>(null)
  const waits = !ready && awaiting !== undefined
  const pick = (item: LinkerItem, extend: boolean) => {
    const from = extend && last.current ? shown.indexOf(last.current) : -1
    if (from >= 0 && last.current) {
      const to = shown.indexOf(item)
      const rows = shown.slice(Math.min(from, to), Math.max(from, to) + 1)
      onChoice(withTicks(choice, side.items, rows, isTicked(applyFor, ticks, last.current.id)))
      return
    }
    last.current = item
    onChoice(withTicks(choice, side.items, [item], !isTicked(applyFor, ticks, item.id)))
  }
  return (
    <section aria-labelledby={headingId} className={css.pane}>
      <Stack gap={3} paddingY={3} paddingX={4} flex="none" className={css.head}>
        <PaneTitle id={headingId} mark={mark} heading={side.heading}>
          {!waits && (
            <>
              <span className={classNames(countBadge, tone.progress)}>{countWords(counted)}</span>
              {shown.length > 0 && (shown.length < side.items.length || !scopes) && (
                <SelectShown
                  counted={counted}
                  shown={shown.length}
                  total={side.items.length}
                  disabled={busy}
                  onChange={(on) => onChoice(withTicks(choice, side.items, shown, on))}
                />
              )}
            </>
          )}
        </PaneTitle>
        {scopes && (
          <ScopeRadios
            words={scopes}
            value={applyFor}
            disabled={busy || waits}
            onChange={(scope) => onChoice({ ...choice, applyFor: scope })}
          />
        )}
        <PaneTools {...toolsOf(list)} searchLabel={side.searchLabel} busy={busy || waits} />
      </Stack>
      {waits ? (
        <div className={css.instead}>
          <EmptyState title={awaiting} headingLevel={3} />
        </div>
      ) : (
        <PaneRows none={side.none} list={list}>
          <PickList
            kind="many"
            headingId={headingId}
            items={shown}
            isOn={(id) => isTicked(applyFor, ticks, id)}
            fixed={busy}
            onPick={pick}
            onPickAll={() => onChoice(withAllShown(choice, side.items, shown, scopes !== undefined))}
          />
        </PaneRows>
      )}
      {applyFor === 'allCurrentAndFuture' && scopes && !waits && (
        <Inline as="p" alignItems="stretch" gap="1half" size="xs" color="secondary" className={css.note}>
          <Info size={13} className={css.noteIcon} aria-hidden />
          {props.futureNote ?? linkerText.addedLaterAreLinkedAutomatically(side.heading)}
        </Inline>
      )}
    </section>
  )
}

const countWords = ({ ticked, total, notShown }: TickCount) =>
  notShown > 0 ? linkerText.tickedNotShown(ticked, total, notShown) : linkerText.ticked(ticked, total)

type SelectShownProps = {
  counted: TickCount
  shown: number
  total: number
  disabled: boolean
  onChange: (on: boolean) => void
}

/** Ticks or unticks the shown items only. */
const SelectShown = ({ counted, shown, total, disabled, onChange }: SelectShownProps) => (
  <div className={css.end}>
    <Checkbox
      label={shown < total ? linkerText.selectShown(shown) : linkerText.selectAll(total)}
      checked={counted.shown === shown}
      mixed={counted.shown > 0 && counted.shown < shown}
      disabled={disabled}
      onChange={() => onChange(counted.shown < shown)}
    />
  </div>
)
