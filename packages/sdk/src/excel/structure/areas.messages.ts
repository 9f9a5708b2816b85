import { excelMessages } from './excel.messages.ts'
import { countedNoun, type StructureNoun, structureNouns } from './structure.messages.ts'

const sentences = (noun: StructureNoun) => ({
  noun: { one: noun, many: structureNouns[noun] },
  /** Under the heading of the page. */
  summary: (count: number, organisation: string) => `${countedNoun(count, noun)} in ${organisation}.`,
  archivedHidden: (count: number) => `${count} archived ${count === 1 ? 'is' : 'are'} hidden.`,
  /** Of what a search finds. */
  archivedFound: (count: number) => `${count} archived ${count === 1 ? 'matches' : 'match'} as well.`,
  /** Beneath the question whether to delete one. */
  deletionMeans: `Its links and the grants of it go as well. Whoever sees this ${noun} sees it no longer.`,
})

/** The words of the areas page (connectors spec 2.2, requirements AREA-01 to AREA-30). */
export const areasMessages = {
  ...sentences('area'),
  title: 'Areas',
  add: 'Add Area(s)',
  edit: 'Edit Area',
  none: excelMessages.none.areas,
  manage: 'Manage linked sub-areas',
  automatic: 'New sub-areas are linked automatically.',
  notLinked: 'No linked sub-areas.',
  /** What the chips of a card are called as a whole. */
  linked: (count: number) => `${count} linked ${count === 1 ? 'sub-area' : 'sub-areas'}`,
  linkType: { automatic: 'Automatic', custom: 'Custom' },
  linkTypeMeans: {
    automatic: 'Every sub-area, now and later.',
    custom: 'Only the sub-areas you tick.',
  },
  search: 'Search sub-areas',
  selectAll: 'Select all',
  selectNone: 'Select none',
  /** What the checklist is called. */
  subareas: 'Sub-areas',
  selected: (count: number, total: number) => `${count} of ${total} selected`,
  /** Under the search box: what "Select all" and "Select none" are about. */
  shown: (count: number, total: number) =>
    `${count} of ${total} shown. Select all and Select none change these only.`,
  linksSaved: 'Links saved',
} as const

/** The words of the sub-areas page (requirements SUBAREA-06 to SUBAREA-08). */
export const subareasMessages = {
  ...sentences('sub-area'),
  title: 'Sub-areas',
  add: 'Add Sub-area(s)',
  edit: 'Edit Sub-area',
  none: excelMessages.none.subareas,
  link: 'Link Areas to Subareas',
  /** Under "All Areas". */
  automatic: 'Areas that link every sub-area.',
} as const
