import { catalogue } from '@tributary/sdk/common'

export const emptyStateText = catalogue('ui.primitives.empty-state', {
  noMatches: (noun: string, search: string) => `No ${noun} matches “${search}”.`,
  clearSearch: 'Clear search',
  checkTheSpelling: (total: number) =>
    `Check the spelling, or clear the search to see ${total === 1 ? 'the one there is' : `all ${total}`}.`,
})
