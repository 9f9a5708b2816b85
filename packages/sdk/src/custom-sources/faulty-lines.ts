import type { ManifestLineFault } from '@tributary/domain'
import { isolated } from '../common/language/isolated.ts'

/** The faults of one line of a manifest. */
export type FaultyLine = {
  /** The line, from 1. */
  line: number
  /** The column of its first fault, from 1. */
  column: number
  /** The messages of its faults. */
  messages: string[]
}

/** Groups faults by their line, in order. The column is that of the first fault. */
export function faultyLines(faults: readonly ManifestLineFault[]): FaultyLine[] {
  const byLine = new Map<number, FaultyLine>()
  for (const fault of faults.toSorted((a, b) => a.line - b.line || a.column - b.column)) {
    const known = byLine.get(fault.line)
    if (known) known.messages.push(worded(fault))
    else byLine.set(fault.line, { line: fault.line, column: fault.column, messages: [worded(fault)] })
  }
  return [...byLine.values()]
}

const worded = ({ path, message }: ManifestLineFault): string =>
  path ? `${isolated(path)}: ${isolated(message)}` : message

/** Returns the index in a text of a line and column, both from 1; the end of the line if it is shorter. */
export function caretOfLine(text: string, { line, column }: { line: number; column: number }): number {
  const lines = text.split('\n')
  const before = lines.slice(0, line - 1)
  const start = before.reduce((sum, one) => sum + one.length + 1, 0)
  return Math.min(start + Math.min(column - 1, lines[line - 1]?.length ?? 0), text.length)
}
