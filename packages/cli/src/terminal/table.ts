import { stripVTControlCharacters } from 'node:util'
import { cleanLine } from './clean-text.ts'
import type { Io } from './io.ts'
import { styled } from './style.ts'

const GAP = '  '
const LEAST_WIDTH = 8

const segments = new Intl.Segmenter()
/** Characters that take two columns: East Asian wide ones, and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u

const widthOf = (text: string): number =>
  [...segments.segment(stripVTControlCharacters(text))].reduce(
    (sum, { segment }) => sum + (WIDE.test(segment) ? 2 : 1),
    0,
  )

/** Prints rows under their headings. A table fits the terminal; in a pipe and in a log it is not cut. */
export function printTable(
  io: Pick<Io, 'env' | 'stdout'>,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const cells = rows.map((row) => row.map(cleanLine))
  const widths = fitting(
    headings.map((heading, at) => Math.max(widthOf(heading), ...cells.map((row) => widthOf(row[at] ?? '')))),
    io.stdout.isTTY ? (io.stdout.columns ?? 80) : Number.POSITIVE_INFINITY,
  )
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => padded(cut(cell, widths[at] ?? 0), widths[at] ?? 0))
      .join(GAP)
      .trimEnd()
  io.stdout.write(`${styled(io, io.stdout, 'bold', line(headings))}\n`)
  for (const row of cells) io.stdout.write(`${line(row)}\n`)
}

/** Takes from the widest column until all of them fit. */
function fitting(widths: number[], available: number): number[] {
  const total = () => widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1)
  while (total() > available) {
    const widest = widths.indexOf(Math.max(...widths))
    const width = widths[widest] ?? 0
    if (width <= LEAST_WIDTH) break
    widths[widest] = width - 1
  }
  return widths
}

function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text
  let kept = ''
  for (const { segment } of segments.segment(text)) {
    if (widthOf(kept + segment) >= width) break
    kept += segment
  }
  return `${kept}…`
}

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)))
