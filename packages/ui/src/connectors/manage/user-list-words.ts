import { manageMessages } from '@tributary/sdk/connectors'
import { areasMessages } from '@tributary/sdk/excel'
import type { TickListWords } from '../../excel/linker/TickList.tsx'

/** The words of a checklist of users. */
export const userListWords: TickListWords = {
  get selectAll() {
    return areasMessages.selectAll
  },
  get selectNone() {
    return areasMessages.selectNone
  },
  get shown() {
    return areasMessages.shown
  },
  get legend() {
    return manageMessages.users
  },
  get searchLabel() {
    return manageMessages.searchUsers
  },
  get none() {
    return manageMessages.noUsers
  },
}
