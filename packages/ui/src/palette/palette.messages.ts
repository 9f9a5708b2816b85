import { catalogue, formatNumber, plural } from '@tributary/sdk/common'

export const paletteText = catalogue('ui.palette', {
  /** The label of the dialog, its box and its button. */
  label: 'Search or jump to',
  found: (total: number) => plural(total, { other: '# found.' }),
  more: (count: number) => `${formatNumber(count)} more`,
  close: 'Close',
  loadingNamed: (awaited: string) => `Loading: ${awaited}`,
  nothingMatches: (search: string) => `Nothing matches “${search}”.`,
  thereIsNothingToGo: 'There is nothing to go to.',
  results: 'Results',
  /** The group of places to look for what the palette does not have. */
  elsewhere: 'Search elsewhere',
  /** The keys that open the page of a result, where there is no ⌘. */
  ctrlEnter: 'Ctrl Enter',
  keys: (openKeys: string) => `Type > for actions only. ${openKeys} opens the page of a result.`,
})
