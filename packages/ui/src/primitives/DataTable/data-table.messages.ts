import { catalogue, formatNumber, type SortDirection } from '@tributary/sdk/common'

export const dataTableText = catalogue('ui.primitives.data-table', {
  /** `all` is a count with its noun, such as "40 areas". */
  shown: (shown: number, all: string) => `${formatNumber(shown)} of ${all}`,
  sortedBy: (header: string, direction: SortDirection) => `Sorted by ${header}, ${direction}.`,
  ofNamed: (row: string) => `of ${row}`,
  collapse: (row: string) => `Collapse ${row}`,
  expand: (row: string) => `Expand ${row}`,
  sortNamed: (header: string, direction: SortDirection | null, next: SortDirection) =>
    `${header}, ${direction ? `sorted ${direction}` : 'not sorted'}. Sort ${next}`,
  loading: 'Loading…',
  tryAgain: 'Try again',
  searchNamed: (many: string) => `Search ${many}`,
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
})
