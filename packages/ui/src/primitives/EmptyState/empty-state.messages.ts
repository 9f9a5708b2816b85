import { catalogue, plural } from '@tributary/sdk/common'

export const emptyStateText = catalogue('ui.primitives.empty-state', {
  noMatches: (noun: string, search: string) => `No ${noun} matches “${search}”.`,
  clearSearch: 'Clear search',
  checkTheSpelling: (total: number) =>
    plural(total, {
      one: 'Check the spelling, or clear the search to see the one there is.',
      other: 'Check the spelling, or clear the search to see all #.',
    }),
})
