import { type ReactNode, type Ref, useId } from 'react'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Count } from '../primitives/Badge/Count.tsx'
import * as css from './Panel.css.ts'

export type PanelProps = {
  /** The heading, level 2. */
  heading: string
  /** One line below the heading. */
  summary?: string
  /** The number of items, once it is known. */
  count?: number | undefined
  /** Receives the focus when the focused element is removed. */
  headingRef?: Ref<HTMLHeadingElement>
  /** At the end of the head, e.g. the age of the content. */
  aside?: ReactNode
  /** The content below the heading. */
  children: ReactNode
}

/** A section of a page: a bordered card with a heading. */
export function Panel({ heading, summary, count, headingRef, aside, children }: PanelProps) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id}>
      <Inline rowGap={1} columnGap={3} wrap paddingY={4} paddingX={5} className={css.head}>
        <div>
          <Inline gap={3}>
            <h2 id={id} ref={headingRef} tabIndex={-1} className={css.heading}>
              {heading}
            </h2>
            {count !== undefined && <Count value={count} />}
          </Inline>
          {summary && <p className={css.summary}>{summary}</p>}
        </div>
        {aside && (
          <Inline alignItems="stretch" className={css.aside}>
            {aside}
          </Inline>
        )}
      </Inline>
      {children}
    </section>
  )
}

export type SettingPanelProps = {
  /** The heading, level 2. */
  heading: string
  /** The content below the heading. */
  children: ReactNode
  /** The one button. */
  action: ReactNode
  /** The result of the action, in full width. */
  outcome?: ReactNode
}

/** A section for one setting: its description, its state and its button. */
export function SettingPanel({ heading, children, action, outcome }: SettingPanelProps) {
  const id = useId()
  return (
    <section className={css.panel} aria-labelledby={id}>
      <div className={css.setting}>
        <Stack gap={1} minWidth={0}>
          <h2 id={id}>{heading}</h2>
          {children}
        </Stack>
        {action}
        {outcome && <div className={css.below}>{outcome}</div>}
      </div>
    </section>
  )
}
