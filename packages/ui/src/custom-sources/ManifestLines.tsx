import type { FaultyLine } from '@tributary/sdk/custom-sources'
import { CircleAlert } from 'lucide-react'
import * as css from './ManifestEditor.css.ts'

type Faults = { faults: readonly FaultyLine[] }

const topOf = (line: number) => `calc(${line - 1} * ${css.lineHeight} + 8px)`

/** The line numbers, with a mark at each faulty line. Screen readers read the list of faults. */
export const LineNumbers = ({ count, faults }: Faults & { count: number }) => (
  <div className={css.gutter} aria-hidden>
    {Array.from({ length: count }, (_, at) => at + 1).join('\n')}
    {faults.map(({ line }) => (
      <span key={line} className={css.mark} style={{ top: topOf(line) }}>
        <CircleAlert size={14} />
      </span>
    ))}
  </div>
)

/** The coloured strips behind faulty lines. */
export const FaultMarks = ({ faults }: Faults) =>
  faults.map(({ line }) => <div key={line} className={css.strip} style={{ top: topOf(line) }} aria-hidden />)

/** The first sentence about each faulty line, after the end of the line. The list of faults has them all. */
export const FaultNotes = ({ faults, lines }: Faults & { lines: readonly string[] }) =>
  faults.map(({ line, messages }) => (
    <div
      key={line}
      className={css.note}
      style={{ top: topOf(line), insetInlineStart: `${(lines[line - 1]?.length ?? 0) + 4}ch` }}
      aria-hidden
    >
      <bdi>{messages[0]}</bdi>
    </div>
  ))
