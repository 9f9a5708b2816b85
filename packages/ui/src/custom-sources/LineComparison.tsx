import {
  changedLines,
  customSourcesMessages,
  type LineChange,
  lineChanges,
} from '@tributary/sdk/custom-sources'
import { useMemo } from 'react'
import { Text } from '../layout/Text.tsx'
import { visuallyHidden } from '../theme/text.css.ts'
import * as css from './LineComparison.css.ts'

export type LineComparisonProps = {
  /** Names the texts for screen readers. */
  label: string
  /** Left out, all lines of `after` are shown, without a comparison. */
  before?: string
  after: string
}

const words = customSourcesMessages.versions
const signs = { same: ' ', added: '+', removed: '−' } as const

/** A read-only text with marks at the lines that differ from another one. Equal lines far from these are left out. */
export function LineComparison({ label, before, after }: LineComparisonProps) {
  const lines = useMemo(() => linesOf(before, after), [before, after])
  return (
    <>
      {before === after && <Text as="p">{words.same}</Text>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within the keyboard's reach */}
      <section className={css.region} aria-label={label} dir="ltr" tabIndex={0}>
        <ol className={css.lines}>
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no key and never move
            <li key={at}>{typeof line === 'number' ? <Skipped count={line} /> : <Line {...line} />}</li>
          ))}
        </ol>
      </section>
    </>
  )
}

function linesOf(before: string | undefined, after: string): (LineChange | number)[] {
  if (before === undefined || before === after) return lineChanges(after, after)
  return changedLines(lineChanges(before, after))
}

const Skipped = ({ count }: { count: number }) => (
  <div className={css.skipped} dir="auto">
    {words.skipped(count)}
  </div>
)

const Line = ({ kind, text, before, after }: LineChange) => (
  <div className={css.line[kind]}>
    <span className={css.number} aria-hidden>
      {after ?? before}
    </span>
    <span aria-hidden>{signs[kind]}</span>
    <span>
      {kind !== 'same' && <span className={visuallyHidden}>{words[kind]} </span>}
      {text}
    </span>
  </div>
)
