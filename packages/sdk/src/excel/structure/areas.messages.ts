import { catalogue } from '../../common/language/catalogue.ts'
import { formatNumber, plural } from '../../common/language/format.ts'
import * as counted from '../../common/text/counted.messages.ts'

const sentences = (noun: string, items: (count: number) => string) => ({
  /** Below the heading of the page. */
  summary: (count: number, organisation: string) => `${items(count)} in ${organisation}.`,
  archivedHidden: (count: number) =>
    plural(count, { one: '# archived is hidden.', other: '# archived are hidden.' }),
  /** The archived items that match a search. */
  archivedFound: (count: number) =>
    plural(count, { one: '# archived matches as well.', other: '# archived match as well.' }),
  /** Below the question whether to delete the item. */
  deletionMeans: `Its links and grants are deleted as well. Users who see this ${noun} will no longer see it.`,
})

/** The words of the areas page. */
export const areasMessages = catalogue('areas', {
  ...sentences('area', counted.areas),
  title: 'Areas',
  add: 'Add Area(s)',
  edit: 'Edit Area',
  none: 'No areas found.',
  manage: 'Manage linked sub-areas',
  automatic: 'New sub-areas are linked automatically.',
  notLinked: 'No linked sub-areas.',
  /** The accessible name of a card's chips. */
  linked: (count: number) => plural(count, { one: '# linked sub-area', other: '# linked sub-areas' }),
  linkType: { automatic: 'Automatic', custom: 'Custom' },
  linkTypeMeans: {
    automatic: 'Every sub-area, now and later.',
    custom: 'Only the sub-areas you tick.',
  },
  search: 'Search sub-areas',
  selectAll: 'Select all',
  selectNone: 'Select none',
  /** The accessible name of the checklist. */
  subareas: 'Sub-areas',
  selected: (count: number, total: number) => `${formatNumber(count)} of ${formatNumber(total)} selected`,
  /** Below the search box. Shows which sub-areas "Select all" and "Select none" change. */
  shown: (count: number, total: number) =>
    `${formatNumber(count)} of ${formatNumber(total)} shown. Select all and Select none change these only.`,
  linksSaved: 'Links saved',
})

/** The words of the sub-areas page. */
export const subareasMessages = catalogue('subareas', {
  ...sentences('sub-area', counted.subareas),
  title: 'Sub-areas',
  add: 'Add Sub-area(s)',
  edit: 'Edit Sub-area',
  none: 'No sub-areas found.',
  link: 'Link Areas to Subareas',
  /** Below "All Areas". */
  automatic: 'Areas linked to every sub-area.',
})
