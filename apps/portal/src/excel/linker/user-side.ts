import { excelMessages } from '@tributary/sdk/excel'

/** The words for the users on the left of a linking screen. */
export const userSide = {
  one: 'user',
  many: 'users',
  heading: 'User',
  search: 'Search users',
  none: excelMessages.none.users,
}
