import type { LineagePicture } from './arrange-lineage.ts'

/** A move of the keyboard in a picture: within a column, or along the links. */
export type LineageDirection = 'up' | 'down' | 'first' | 'last' | 'to-source' | 'to-people'

/** Returns the key of the item that a move leads to, or null at an end. Along links, the path of the selection goes first. */
export function lineageMove(
  picture: LineagePicture,
  key: string,
  direction: LineageDirection,
): string | null {
  if (direction === 'to-source') return neighbour(picture, key, 'to', 'from')
  if (direction === 'to-people') return neighbour(picture, key, 'from', 'to')
  const items = picture.columns.find((column) => column.items.some((item) => item.key === key))?.items ?? []
  const at = items.findIndex((item) => item.key === key)
  const target = { up: at - 1, down: at + 1, first: 0, last: items.length - 1 }[direction]
  return items[target]?.key ?? null
}

type End = 'from' | 'to'

function neighbour({ columns, joins }: LineagePicture, key: string, near: End, far: End): string | null {
  const own = joins.filter((join) => join[near] === key)
  const lit = own.filter((join) => join.lit)
  const keys = new Set((lit.length > 0 ? lit : own).map((join) => join[far]))
  const items = columns.flatMap((column) => column.items)
  return items.find((item) => keys.has(item.key))?.key ?? null
}
