import { catalogue, formatNumber } from '@tributary/sdk/common'

/** Selected rows of a list, and the actions on them. */
export const selectionText = catalogue('ui.selection', {
  /** In the bar. Screen readers hear the noun as well. */
  selected: (count: number) => `${formatNumber(count)} selected`,
  more: 'More actions',
  clear: 'Clear selection',
})
