import { excelMessages } from './excel.messages.ts'

type Noun = { one: string; many: string }

const counted = (count: number, { one, many }: Noun): string => `${count} ${count === 1 ? one : many}`

const area: Noun = { one: 'area', many: 'areas' }
const subarea: Noun = { one: 'sub-area', many: 'sub-areas' }

const sentences = (noun: Noun) => ({
  noun,
  /** Under the heading of the page. */
  summary: (count: number, organisation: string) => `${counted(count, noun)} in ${organisation}.`,
  added: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} has been added.` : `${counted(names.length, noun)} have been added.`,
  saved: (name: string) => `${name} has been saved.`,
  deleted: (name: string) => `${name} has been deleted.`,
  /** Somebody else has deleted it meanwhile. */
  gone: `This ${noun.one} is no longer there.`,
  archivedHidden: (count: number) => `${count} archived ${count === 1 ? 'is' : 'are'} hidden.`,
  /** Of what a search finds. */
  archivedFound: (count: number) => `${count} archived ${count === 1 ? 'matches' : 'match'} as well.`,
  /** Beneath the question whether to delete one. */
  deletionMeans: `What is linked to this ${noun.one} stays. Whoever sees it now sees it no longer.`,
})

/** The words of the areas page (connectors spec 2.2, requirements AREA-01 to AREA-30). */
export const areasMessages = {
  ...sentences(area),
  title: 'Areas',
  add: 'Add Area(s)',
  edit: 'Edit Area',
  none: excelMessages.none.areas,
  manage: 'Manage linked sub-areas',
  automatic: 'New sub-areas are linked automatically.',
  notLinked: 'No linked sub-areas.',
  /** What the chips of a card are called as a whole. */
  linked: (count: number) => `${count} linked ${count === 1 ? subarea.one : subarea.many}`,
  linkType: { automatic: 'Automatic', custom: 'Custom' },
  linkTypeMeans: {
    automatic: 'Every sub-area, now and later.',
    custom: 'Only the sub-areas you tick.',
  },
  search: 'Search sub-areas',
  selectAll: 'Select all',
  selectNone: 'Select none',
  /** Somebody else has linked it otherwise while the dialog was open. */
  linksChanged:
    'Somebody else has changed these links meanwhile. Your changes are kept on top of theirs: look again, then press Save.',
  linksSaved: (name: string) => `The links of ${name} have been saved.`,
  linksFailed: (done: number, failed: number) =>
    `${done === 0 ? 'Nothing' : `${done} ${done === 1 ? 'change' : 'changes'}`} saved, ${failed} failed.`,
  retry: (failed: number) => `Retry ${failed} failed`,
} as const

/** The words of the sub-areas page (requirements SUBAREA-06 to SUBAREA-08). */
export const subareasMessages = {
  ...sentences(subarea),
  title: 'Sub-areas',
  add: 'Add Sub-area(s)',
  edit: 'Edit Sub-area',
  none: excelMessages.none.subareas,
  link: 'Link Areas to Subareas',
  /** Under "All Areas". */
  automatic: 'Areas that link every sub-area.',
} as const
