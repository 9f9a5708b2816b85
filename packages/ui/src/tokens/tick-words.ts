import { areasMessages } from '@tributary/sdk/excel'
import type { TickListWords } from '../excel/linker/TickList.tsx'

/** Returns the words of a checklist. */
export const tickWords = (own: Pick<TickListWords, 'legend' | 'searchLabel' | 'none'>): TickListWords => ({
  selectAll: areasMessages.selectAll,
  selectNone: areasMessages.selectNone,
  shown: areasMessages.shown,
  ...own,
})
