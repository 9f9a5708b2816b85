import { sameId } from '@tributary/domain'
import { memo, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'
import { Count } from '../../primitives/Badge/Count.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useStable } from '../../primitives/use-stable.ts'
import { classNames } from '../../theme/class-names.ts'
import { media } from '../../theme/media.ts'
import { JoinLine } from './JoinLine.tsx'
import * as css from './Linker.css.ts'
import { PaneRows, PaneTitle, PaneTools, toolsOf } from './LinkerPane.tsx'
import { linkerText } from './linker.messages.ts'
import type { LinkerProps } from './linker-types.ts'
import { PickList } from './PickList.tsx'
import { useNamedList } from './use-named-list.ts'
import { useRowHeight } from './use-row-height.ts'

export type ChosenPaneProps = { side: LinkerProps['left']; mark: string; busy: boolean }

/** The left side of a linker, where one item is chosen. In narrow windows it folds to that item. */
export const ChosenPane = ({ side, ...rest }: ChosenPaneProps) => (
  <Pane {...side} {...rest} onChoose={useStable(side.onChoose)} />
)

type PaneProps = LinkerProps['left'] & Omit<ChosenPaneProps, 'side'>

/** Memoised, so that ticks on the other side do not render it again. */
const Pane = memo(function Pane(props: PaneProps) {
  const { heading, searchLabel, items, none, chosen, onChoose, mark, busy } = props
  const headingId = useId()
  const list = useNamedList(items)
  const rowHeight = useRowHeight()
  const [open, setOpen] = useState(chosen === null)
  const change = useRef<HTMLButtonElement>(null)
  const pane = useRef<HTMLElement>(null)
  const item = useMemo(
    () => (chosen === null ? undefined : items.find(({ id }) => sameId(id, chosen))),
    [items, chosen],
  )
  const fold = () => {
    flushSync(() => setOpen(false))
    // Only in narrow windows. In wide ones the list keeps the focus.
    if (matchMedia(media.belowDesktop).matches) change.current?.focus()
  }
  const unfold = () => {
    flushSync(() => setOpen(true))
    pane.current?.querySelector<HTMLElement>('input[tabindex="0"]')?.focus()
  }
  const folded = !open && item !== undefined
  const at = useMemo(() => (item ? list.shown.indexOf(item) : -1), [list.shown, item])
  return (
    <>
      <section ref={pane} aria-labelledby={headingId} className={classNames(css.pane, folded && css.folded)}>
        <Stack gap={3} paddingY={3} paddingX={4} flex="none" className={css.head}>
          <PaneTitle id={headingId} mark={mark} heading={heading}>
            <Count value={items.length} />
          </PaneTitle>
          <div className={css.foldable}>
            <PaneTools {...toolsOf(list)} searchLabel={searchLabel} busy={busy} />
          </div>
        </Stack>
        {folded && (
          <div className={css.picked}>
            <span className={css.pickedMark} aria-hidden />
            <Text fontWeight="medium" overflowWrap="anywhere">
              <bdi>{item.name}</bdi>
            </Text>
            <Button
              ref={change}
              variant="ghost"
              aria-label={linkerText.changeNamed(heading)}
              disabled={busy}
              onClick={unfold}
            >
              {linkerText.change}
            </Button>
          </div>
        )}
        <div className={classNames(css.foldable, css.rows)}>
          <PaneRows none={none} list={list}>
            <PickList
              kind="one"
              headingId={headingId}
              items={list.shown}
              isOn={(id) => id === item?.id}
              chosen={item}
              fixed={busy}
              onPick={({ id }) => id !== item?.id && onChoose(id)}
              onSettled={fold}
            />
          </PaneRows>
        </div>
      </section>
      {at < 0 ? <div aria-hidden /> : <JoinLine pane={pane} at={at} rowHeight={rowHeight} />}
    </>
  )
})
