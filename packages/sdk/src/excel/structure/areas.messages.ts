import { catalogue } from '../../common/language/catalogue.ts'
import { countedNoun, type StructureNoun } from './structure.messages.ts'

const sentences = (noun: StructureNoun) => ({
  /** Below the heading of the page. */
  summary: (count: number, organisation: string) => `${countedNoun(count, noun)} in ${organisation}.`,
  archivedHidden: (count: number) => `${count} archived ${count === 1 ? 'is' : 'are'} hidden.`,
  /** The archived items that match a search. */
  archivedFound: (count: number) => `${count} archived ${count === 1 ? 'matches' : 'match'} as well.`,
  /** Below the question whether to delete the item. */
  deletionMeans: `Its links and grants are deleted as well. Users who see this ${noun} will no longer see it.`,
})

/** The words of the areas page. */
export const areasMessages = catalogue('areas', {
  ...sentences('area'),
  noun: { one: 'area', many: 'areas' },
  title: 'Areas',
  add: 'Add Area(s)',
  edit: 'Edit Area',
  none: 'No areas found.',
  manage: 'Manage linked sub-areas',
  automatic: 'New sub-areas are linked automatically.',
  notLinked: 'No linked sub-areas.',
  /** The accessible name of a card's chips. */
  linked: (count: number) => `${count} linked ${count === 1 ? 'sub-area' : 'sub-areas'}`,
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
  selected: (count: number, total: number) => `${count} of ${total} selected`,
  /** Below the search box. Shows which sub-areas "Select all" and "Select none" change. */
  shown: (count: number, total: number) =>
    `${count} of ${total} shown. Select all and Select none change these only.`,
  linksSaved: 'Links saved',
})

/** The words of the sub-areas page. */
export const subareasMessages = catalogue('subareas', {
  ...sentences('sub-area'),
  noun: { one: 'sub-area', many: 'sub-areas' },
  title: 'Sub-areas',
  add: 'Add Sub-area(s)',
  edit: 'Edit Sub-area',
  none: 'No sub-areas found.',
  link: 'Link Areas to Subareas',
  /** Below "All Areas". */
  automatic: 'Areas linked to every sub-area.',
})
