import type { LineageJoin } from '@tributary/domain'
import { confluencePath } from '../patterns/confluence-path.ts'
import { COLUMN_GAP } from './Lineage.css.ts'

/** The path of the lines of each look. */
export type LinePaths = Readonly<Record<'dim' | 'off' | 'ok' | 'broken', string>>

/** Before the items are measured. */
export const noLines: LinePaths = { dim: '', off: '', ok: '', broken: '' }

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'height'>

/** Measures the items of a tree, and returns the lines between them from its top left corner. */
export function linePaths(tree: HTMLElement, joins: readonly LineageJoin[]): LinePaths {
  const origin = tree.getBoundingClientRect()
  const boxes = new Map<string | undefined, Box>()
  for (const item of tree.querySelectorAll<HTMLElement>('[data-lineage]'))
    boxes.set(item.dataset.lineage, item.getBoundingClientRect())
  const paths = { ...noLines }
  for (const { from, to, state, lit } of joins) {
    const [start, end] = [boxes.get(from), boxes.get(to)]
    if (start && end) paths[lit ? state : 'dim'] += lineBetween(start, end, origin)
  }
  return paths
}

/** The line bends right after its start. Further on it is straight, behind the items of a column that it skips. */
function lineBetween(start: Box, end: Box, origin: Pick<DOMRect, 'left' | 'top'>): string {
  const forward = end.left >= start.right ? 1 : -1
  const [startEdge, endEdge] = forward > 0 ? [start.right, end.left] : [start.left, end.right]
  const middle = ({ top, height }: Box) => Math.round(top + height / 2 - origin.top)
  const [x, toX] = [startEdge - origin.left, endEdge - origin.left].map(Math.round) as [number, number]
  const curve = {
    leaves: x + forward * 3,
    bend: x + (forward * COLUMN_GAP) / 2,
    joins: x + forward * (COLUMN_GAP - 3),
  }
  return confluencePath({ x, y: middle(start) }, curve, { x: toX, y: middle(end) })
}
