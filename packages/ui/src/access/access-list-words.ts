import { areasMessages } from '@tributary/sdk/excel'
import type { TickListWords } from '../excel/linker/TickList.tsx'
import { accessQuestionText } from './access.messages.ts'

/** The words of a checklist of this page. */
export const accessListWords = (legend: string): TickListWords => ({
  legend,
  searchLabel: accessQuestionText.search(legend),
  none: accessQuestionText.none,
  selectAll: areasMessages.selectAll,
  selectNone: areasMessages.selectNone,
  shown: areasMessages.shown,
})
