import type { LinkerItem } from '../../src/excel/linker/linker-types.ts'

const words = [
  'Balance',
  'Capital',
  'Émigré',
  'Freight',
  'Marketing',
  'O’Hara',
  'Payroll',
  'Straße',
  'Über',
  'Wholesale',
]

/** Items with distinct names, in creation order. */
export const itemsOf = (count: number): readonly LinkerItem[] =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: `${words[(place * 7) % words.length]} ${(place * 7919) % count}`,
    note: `${place % 17} linked`,
  }))

export type ListsProps = { left: readonly LinkerItem[]; right: readonly LinkerItem[] }
