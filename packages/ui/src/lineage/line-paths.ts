import type { LineageJoin } from '@tributary/domain'
import { confluencePath } from '../patterns/confluence.ts'

/** The path of the lines of each look. */
export type LinePaths = Readonly<Record<'dim' | 'off' | 'ok' | 'broken', string>>

/** Before the items are measured. */
export const noLines: LinePaths = { dim: '', off: '', ok: '', broken: '' }

/** A line between the edges of two items, from the top left corner of the tree. */
type Line = { join: LineageJoin; from: Point; to: Point }
type Point = { x: number; y: number }
type End = 'from' | 'to'

/** The first trunk of a gap begins so far from the items, and all of them have so much room. In pixels. */
const [BEFORE_TRUNKS, FOR_TRUNKS] = [9, 9]

/** Measures the items of a tree, and returns the lines between them. */
export function linePaths(tree: HTMLElement, joins: readonly LineageJoin[]): LinePaths {
  const paths = { ...noLines }
  for (const lines of gapsOf(measured(tree, joins))) {
    const hub = hubOf(lines)
    const trunkOf = trunks(lines, hub)
    for (const { join, ...ends } of lines) {
      const look = join.lit ? join.state : 'dim'
      // From the hub on, so that the dashes of lines on one trunk lie on each other.
      paths[look] += confluencePath(ends[hub], trunkOf(join[hub]), ends[hub === 'from' ? 'to' : 'from'])
    }
  }
  return paths
}

/** The lines by the gap that they begin in. */
function gapsOf(lines: readonly Line[]): Line[][] {
  const edges = [...new Set(lines.map(({ from }) => from.x))]
  return edges.map((edge) => lines.filter(({ from }) => from.x === edge))
}

function measured(tree: HTMLElement, joins: readonly LineageJoin[]): Line[] {
  const origin = tree.getBoundingClientRect()
  const boxes = new Map<string | undefined, DOMRect>()
  for (const item of tree.querySelectorAll<HTMLElement>('[data-lineage]'))
    boxes.set(item.dataset.lineage, item.getBoundingClientRect())
  return joins.flatMap((join) => {
    const [start, end] = [boxes.get(join.from), boxes.get(join.to)]
    return start && end ? [{ join, ...endsOf(start, end, origin) }] : []
  })
}

/** From the middle of one item's edge to that of another. Columns are from right to left in some languages. */
function endsOf(start: DOMRect, end: DOMRect, origin: DOMRect): Record<End, Point> {
  const point = (x: number, { top, height }: DOMRect): Point => ({
    x: Math.round(x - origin.left),
    y: Math.round(top + height / 2 - origin.top),
  })
  return end.left >= start.right
    ? { from: point(start.right, start), to: point(end.left, end) }
    : { from: point(start.left, start), to: point(end.right, end) }
}

const distinct = (lines: readonly Line[], end: End) => [...new Set(lines.map(({ join }) => join[end]))]

/** The end with fewer items. Each of these has a trunk, where the lines to the others flow together. */
const hubOf = (lines: readonly Line[]): End =>
  distinct(lines, 'to').length <= distinct(lines, 'from').length ? 'to' : 'from'

/** Returns where the trunk of each hub is: next to each other in the gap after the first column. */
function trunks(lines: readonly Line[], hub: End): (key: string) => number {
  const keys = distinct(lines, hub)
  const [line] = lines
  if (!line) return () => 0
  const forward = Math.sign(line.to.x - line.from.x)
  const step = Math.min(4, FOR_TRUNKS / Math.max(keys.length - 1, 1))
  const places = new Map(keys.map((key, at) => [key, line.from.x + forward * (BEFORE_TRUNKS + at * step)]))
  return (key) => places.get(key) ?? line.from.x
}
