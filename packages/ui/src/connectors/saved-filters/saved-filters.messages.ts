import { catalogue } from '@tributary/sdk/common'

/** The filters of the list of connectors that users have saved. */
export const savedFiltersText = catalogue('ui.connectors.saved-filters', {
  savedFilters: 'Saved filters',
  all: 'All',
  save: 'Save filter',
  /** Next to the name of a filter that all members see, and its tooltip. */
  shared: 'Shared',
  sharedBy: (name: string) => `Shared by ${name}`,
  /** The accessible name of the menu of a filter. */
  more: (name: string) => `More actions for the filter ${name}`,
  actions: {
    rename: 'Rename',
    share: 'Share with the organisation',
    unshare: 'Make personal',
    delete: 'Delete',
  },
  rename: 'Rename filter',
  name: 'Name',
  shareHelp: 'Every member sees it. Administrators may change and delete it.',
  /** The question before a filter is deleted, and whom it concerns. */
  deleteTitle: (name: string) => `Delete the filter “${name}”?`,
  deleteOwn: 'The connectors stay as they are.',
  deleteShared: 'All members of the organisation lose it. The connectors stay as they are.',
})
