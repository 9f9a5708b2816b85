import { foldCase } from '../../common/lists/search.ts'
import { nameError } from '../../common/validation/name.ts'
import { excelMessages } from './excel.messages.ts'
import { linesOf } from './lines.ts'
import type { NameLeft } from './new-names.ts'

/**
 * A note about one line of a text box, counted from 0: why the name could not be added, or a hint, which does
 * not prevent sending.
 */
export type LineNote = {
  /** The line, from 0. */
  line: number
  /** The name in that line. */
  name: string
  /** Whether it was refused, or may be sent. */
  kind: 'failed' | 'hint'
  /** The sentence to show. */
  message: string
}

/** The names a text box checks against: existing and failed ones, and a check for invalid ones. */
export type KnownNames = {
  /** The names that are taken. */
  existing: readonly string[]
  /** The names that could not be added. */
  failures: readonly NameLeft[]
  /** Returns why a name is invalid; null if it is valid. */
  refusalOf?: (name: string) => string | null
}

/**
 * Returns the notes about a text box while the user types. A failed line keeps its message until it is
 * edited. Hints mark invalid names, duplicates, existing names, and blank lines between others.
 */
export function lineNotes(text: string, { existing, failures, refusalOf }: KnownNames): LineNote[] {
  const known = foldedNames(existing)
  const first = new Map<string, number>()
  const failed = [...failures]
  const lines = linesOf(text)
  const last = lines.findLastIndex((name) => name !== '')
  return lines.flatMap((name, line): LineNote[] => {
    const failure = takeFailure(failed, name)
    if (failure) return [{ line, name, kind: 'failed', message: failure.message }]
    const hint =
      name === '' ? blankHint(line < last) : (refusalOf?.(name) ?? hintOf(name, line, known, first))
    return hint === null ? [] : [{ line, name, kind: 'hint', message: hint }]
  })
}

const folded = new WeakMap<readonly string[], ReadonlySet<string>>()

/** Computed once per list, as folding ten thousand names on every key press is slow. */
function foldedNames(names: readonly string[]): ReadonlySet<string> {
  const known = folded.get(names) ?? new Set(names.map(foldedName))
  folded.set(names, known)
  return known
}

const foldedName = (name: string): string => foldCase(name.trim())

const blankHint = (isBetween: boolean): string | null => (isBetween ? excelMessages.lines.blank : null)

/** Removes and returns the failure of a line with this name. The next line with the same name gets its own. */
function takeFailure(failures: NameLeft[], name: string): NameLeft | undefined {
  const place = failures.findIndex((failure) => failure.name === name && failure.message !== '')
  return place < 0 ? undefined : failures.splice(place, 1)[0]
}

function hintOf(
  name: string,
  line: number,
  known: ReadonlySet<string>,
  first: Map<string, number>,
): string | null {
  const folded = foldedName(name)
  const earlier = first.get(folded)
  if (earlier === undefined) first.set(folded, line)
  const { sameAs, existing } = excelMessages.lines
  return (
    nameError(name) ??
    (earlier === undefined ? null : sameAs(earlier + 1)) ??
    (known.has(folded) ? existing : null)
  )
}
