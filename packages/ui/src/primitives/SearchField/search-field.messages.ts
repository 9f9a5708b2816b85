import { catalogue } from '@tributary/sdk/common'

export const searchFieldText = catalogue('ui.primitives.search-field', {
  search: 'Search',
  clearSearch: 'Clear search',
})
