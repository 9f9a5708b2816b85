import { nouns } from '@tributary/sdk/common'
import { excelMessages } from '@tributary/sdk/excel'
import { linkerText } from './linker.messages.ts'
import type { LinkingSide } from './linking-kind.ts'

/** The words for the users on the left of a linking screen. */
export const userSide: LinkingSide & { kind: 'user' } = {
  kind: 'user',
  noun: nouns.user,
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
