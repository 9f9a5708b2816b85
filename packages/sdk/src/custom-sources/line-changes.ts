/** A line of a comparison. `before` and `after` are line numbers from 1; null where the line is missing. */
export type LineChange = {
  /** Whether the line is in both texts or in one. */
  kind: 'same' | 'removed' | 'added'
  /** The line without its end. */
  text: string
  /** The line number in the earlier text; null if it was added. */
  before: number | null
  /** The line number in the later text; null if it was removed. */
  after: number | null
}

/** More cells than this would block the page, so such texts are shown as replaced. */
const MOST_CELLS = 4_000_000

/** Compares two texts line by line. Removed lines are before the added ones that replace them. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const common = commonLines(a.slice(start, a.length - end), b.slice(start, b.length - end))
  const pairs = [
    ...Array.from({ length: start }, (_, line): Pair => [line, line]),
    ...common.map(([i, j]): Pair => [i + start, j + start]),
    ...Array.from({ length: end }, (_, line): Pair => [a.length - end + line, b.length - end + line]),
  ]
  return around(a, b, pairs)
}

type Pair = readonly [number, number]

/** Returns the longest common subsequence of two lists of lines, as pairs of indexes. */
function commonLines(a: readonly string[], b: readonly string[]): Pair[] {
  if (a.length * b.length > MOST_CELLS) return []
  const width = b.length + 1
  const lengths = new Uint32Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return pairs
}

/** Returns every line, with those between the common ones as removed or added. */
function around(a: readonly string[], b: readonly string[], pairs: readonly Pair[]): LineChange[] {
  const changes: LineChange[] = []
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...pairs, [a.length, b.length] as const]) {
    for (; i < nextI; i++) changes.push({ kind: 'removed', text: a[i] ?? '', before: i + 1, after: null })
    for (; j < nextJ; j++) changes.push({ kind: 'added', text: b[j] ?? '', before: null, after: j + 1 })
    if (i < a.length && j < b.length)
      changes.push({ kind: 'same', text: a[i] ?? '', before: ++i, after: ++j })
  }
  return changes
}

/** Equal lines shown around each difference. */
const CONTEXT = 3

/** Returns the differences with some equal lines around them. A number stands for that many left-out lines. */
export function changedLines(changes: readonly LineChange[]): (LineChange | number)[] {
  const changed = changes.flatMap(({ kind }, at) => (kind === 'same' ? [] : [at]))
  const shown = new Set(
    changed.flatMap((at) => Array.from({ length: 2 * CONTEXT + 1 }, (_, near) => at - CONTEXT + near)),
  )
  const lines: (LineChange | number)[] = []
  for (const [at, change] of changes.entries()) {
    const last = lines.at(-1)
    if (shown.has(at)) lines.push(change)
    else if (typeof last === 'number') lines[lines.length - 1] = last + 1
    else lines.push(1)
  }
  return lines
}
