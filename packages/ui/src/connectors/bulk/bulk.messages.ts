import { catalogue, formatNumber } from '@tributary/sdk/common'

/** Actions on several connectors. */
export const bulkText = catalogue('ui.connectors.bulk', {
  /** The bar below a list while connectors are selected. */
  actions: 'Actions on the selected connectors',
  /** The title of the dialog: an action, and a count with its noun. */
  title: (action: string, connectors: string) => `${action}: ${connectors}`,
  /** Closes the dialog after the action has ended. */
  close: 'Close',
  /** Closes the dialog that cancels refreshes, without doing so. */
  keepRefreshing: 'Keep refreshing',
  /** The results, one for each connector. */
  results: 'Results',
  done: 'Done',
  failed: 'Failed',
  waiting: 'Not started',
  andMore: (count: number) => `and ${formatNumber(count)} more`,
})
