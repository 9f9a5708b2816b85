import type { LineagePicture } from './arrange-lineage.ts'

/** Reduces a picture to the path of the selected node, which a narrow window shows as one chain. Whole without a selection. */
export const lineageChain = (picture: LineagePicture): LineagePicture => ({
  ...picture,
  columns: picture.columns
    .map(({ index, items }) => ({ index, items: items.filter(({ lit }) => lit) }))
    .filter(({ items }) => items.length > 0),
  joins: picture.joins.filter(({ lit }) => lit),
})
