import { catalogue } from '@tributary/sdk/common'

export const dataTableText = catalogue('ui.primitives.data-table', {
  shown: (shown: string, all: string) => `${shown} of ${all}`,
  sortedBy: (header: string, direction: string) => `Sorted by ${header}, ${direction}.`,
  ofNamed: (row: string) => `of ${row}`,
  collapse: 'Collapse',
  expand: 'Expand',
  sortNamed: (header: string, direction: string | null, next: string) =>
    `${header}, ${direction ? `sorted ${direction}` : 'not sorted'}. Sort ${next}`,
  loading: 'Loading…',
  tryAgain: 'Try again',
  searchNamed: (many: string) => `Search ${many}`,
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
})
