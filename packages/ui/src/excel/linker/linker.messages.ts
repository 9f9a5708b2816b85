import { catalogue, formatNumber, type SortDirection } from '@tributary/sdk/common'

export const linkerText = catalogue('ui.excel.linker', {
  csvHeads: { name: 'Name', linkedTo: 'Linked to' },
  more: (count: number) => `+${formatNumber(count)} more`,
  changeNamed: (heading: string) => `Change ${heading}`,
  change: 'Change',
  ofShown: (shown: number, total: number) => `${formatNumber(shown)} of ${formatNumber(total)} shown`,
  dismiss: 'Dismiss',
  editNamed: (name: string) => `Edit ${name}`,
  edit: 'Edit',
  showFewerOf: (value: string) => `Show fewer of ${value}`,
  moreOf: (more: number, value: string) => `${formatNumber(more)} more of ${value}`,
  showFewer: 'Show fewer',
  /** How many of the shown items are ticked. */
  ticked: (ticked: number, total: number) => `${formatNumber(ticked)} of ${formatNumber(total)}`,
  tickedNotShown: (ticked: number, total: number, notShown: number) =>
    `${formatNumber(ticked)} of ${formatNumber(total)}, ${formatNumber(notShown)} not shown`,
  /** What a search finds. */
  name: 'name',
  scope: 'Scope',
  nameAToZ: 'Name, A to Z',
  nameZToA: 'Name, Z to A',
  sortNamed: (direction: SortDirection) => `Sort ${direction}`,
  addedLaterAreLinkedAutomatically: (heading: string) =>
    `${heading} added later are linked automatically. To choose for yourself, untick one.`,
  selectShown: (shown: number) => `Select ${formatNumber(shown)} shown`,
  selectAll: (total: number) => `Select all ${formatNumber(total)}`,
})
