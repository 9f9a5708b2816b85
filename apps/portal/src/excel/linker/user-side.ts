import { excelMessages } from '@tributary/sdk/excel'

/** What the users on the left of a linking screen are called. */
export const userSide = {
  one: 'user',
  many: 'users',
  heading: 'User',
  search: 'Search users',
  none: excelMessages.none.users,
}
