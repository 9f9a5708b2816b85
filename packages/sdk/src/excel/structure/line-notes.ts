import { foldCase } from '../../common/lists/search.ts'
import { nameError } from '../../common/validation/name.ts'
import { excelMessages } from './excel.messages.ts'
import { linesOf } from './lines.ts'
import type { NameLeft } from './new-names.ts'

/**
 * What there is to say about one line of a text box, counted from 0: why it could not be added, or a hint, which keeps
 * nobody from sending it.
 */
export type LineNote = { line: number; name: string; kind: 'failed' | 'hint'; message: string }

/** What is known about the names in a text box: those there are already, those refused, and why one would be. */
export type KnownNames = {
  existing: readonly string[]
  failures: readonly NameLeft[]
  refusalOf?: (name: string) => string | null
}

/**
 * Looks at the lines of a text box while somebody types: a line that failed keeps its message until it is changed; names
 * that will not do, that are there twice or already, and blank lines between others are pointed out (requirements
 * VALID-14 and VALID-17).
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

/** Worked out once for a list: ten thousand names are not folded at every key. */
function foldedNames(names: readonly string[]): ReadonlySet<string> {
  const known = folded.get(names) ?? new Set(names.map(foldedName))
  folded.set(names, known)
  return known
}

const foldedName = (name: string): string => foldCase(name.trim())

const blankHint = (isBetween: boolean): string | null => (isBetween ? excelMessages.lines.blank : null)

/** The failure of a line of this name, taken away so that the next line of that name finds its own. */
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
