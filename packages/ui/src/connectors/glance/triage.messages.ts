import { catalogue, formatNumber } from '@tributary/sdk/common'

/** The list of all connectors, the worst first. */
export const triageText = catalogue('ui.connectors.triage', {
  connectors: 'Connectors',
  filterByState: 'Filter by state',
  mine: 'Mine',
  columns: {
    state: 'State',
    name: 'Name',
    type: 'Type',
    runs: 'Last refreshes',
    loaded: 'Last load',
    rows: 'Rows',
    next: 'Next refresh',
    people: 'People',
    action: 'Action',
  },
  search: 'Search connectors',
  /** A state and how many connectors are in it: "Error 2". */
  counted: (state: string, count: number) => `${state} ${formatNumber(count)}`,
  offOrDeleted: 'Disconnected or deleted',
  /** `all` is a count with its noun, such as "40 connectors". */
  shown: (shown: number, all: string) => `${formatNumber(shown)} of ${all}`,
  paused: 'Paused',
  /** Next to "Refreshing", and its tooltip. */
  late: 'Late',
  lateExplained: 'This refresh takes longer than usual.',
  /** The headings of a file: whether a connector may read its source, and how old its data is. */
  link: 'Link',
  data: 'Data',
  noPeople: 'No one',
  /** The accessible name of a button: "Refresh Warehouse files". */
  named: (action: string, name: string) => `${action} ${name}`,
  notAllowed: 'Ask your administrator to do this.',
  none: 'No connectors yet',
  noneExplained: 'Each connector shows its state here as soon as it is set up.',
  noMatches: 'No connector matches these filters',
  noMatchesExplained: 'Remove a filter to see more connectors.',
  clearFilters: 'Clear filters',
  compactRows: 'Compact rows',
  selectAll: 'Select all shown connectors',
  select: (name: string) => `Select ${name}`,
})
