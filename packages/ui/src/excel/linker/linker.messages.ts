import { catalogue } from '@tributary/sdk/common'

export const linkerText = catalogue('ui.excel.linker', {
  more: (count: string) => `+${count} more`,
  changeNamed: (heading: string) => `Change ${heading}`,
  change: 'Change',
  ofShown: (count: number, count2: number) => `${count} of ${count2} shown`,
  dismiss: 'Dismiss',
  editNamed: (name: string) => `Edit ${name}`,
  edit: 'Edit',
  showFewerOf: (value: string) => `Show fewer of ${value}`,
  moreOf: (more: string, value: string) => `${more} more of ${value}`,
  showFewer: 'Show fewer',
  ofShown2: (shown: number, total: number) => `${shown} of ${total} shown`,
  /** How many of the shown items are ticked. */
  ticked: (ticked: string, total: string) => `${ticked} of ${total}`,
  scope: 'Scope',
  nameAToZ: 'Name, A to Z',
  nameZToA: 'Name, Z to A',
  sortNamed: (direction: string) => `Sort ${direction}`,
  addedLaterAreLinkedAutomatically: (heading: string) =>
    `${heading} added later are linked automatically. To choose for yourself, untick one.`,
  notShown: (notShown: string) => `, ${notShown} not shown`,
  selectShown: (shown: string) => `Select ${shown} shown`,
  selectAll: (total: string) => `Select all ${total}`,
})
