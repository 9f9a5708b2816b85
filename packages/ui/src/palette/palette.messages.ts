import { catalogue } from '@tributary/sdk/common'

export const paletteText = catalogue('ui.palette', {
  /** The label of the dialog, its box and its button. */
  label: 'Search or jump to',
  found: (total: number) => (total === 1 ? '1 found.' : `${total} found.`),
  more: (count: number) => `${count} more`,
  close: 'Close',
  loadingNamed: (awaited: string) => `Loading: ${awaited}`,
  nothingMatches: (search: string) => `Nothing matches “${search}”.`,
  thereIsNothingToGo: 'There is nothing to go to.',
  results: 'Results',
})
