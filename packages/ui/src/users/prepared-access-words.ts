import { userListWords } from '../connectors/manage/user-list-words.ts'
import type { TickListWords } from '../excel/linker/TickList.tsx'
import { userBulkText } from './user-bulk.messages.ts'

type Own = Pick<TickListWords, 'legend' | 'searchLabel' | 'none'>

/** Words that follow the language, with the buttons of every checklist. */
const words = (own: () => Own): TickListWords => ({
  get selectAll() {
    return userListWords.selectAll
  },
  get selectNone() {
    return userListWords.selectNone
  },
  get shown() {
    return userListWords.shown
  },
  get legend() {
    return own().legend
  },
  get searchLabel() {
    return own().searchLabel
  },
  get none() {
    return own().none
  },
})

/** The words of a checklist of security groups. */
export const groupListWords = words(() => ({
  legend: userBulkText.groups,
  searchLabel: userBulkText.searchGroups,
  none: userBulkText.noGroups,
}))

/** The words of a checklist of connectors. */
export const connectorListWords = words(() => ({
  legend: userBulkText.connectors,
  searchLabel: userBulkText.searchConnectors,
  none: userBulkText.noConnectors,
}))
