import { excelMessages } from '@tributary/sdk/excel'
import { linkerText } from './linker.messages.ts'

/** The words for the users on the left of a linking screen. */
export const userSide = {
  one: 'user',
  many: 'users',
  get heading() {
    return linkerText.user
  },
  get search() {
    return linkerText.searchUsers
  },
  get none() {
    return excelMessages.none.users
  },
}
