export { type UserForm, userError, userLabels } from './user-form.ts'
export { userName } from './user-name.ts'
export { userHoldings } from './user-removal.ts'
export { newUserRequest, userChangeRequest, userFormOf } from './user-request.ts'
export { isOwnAccount, type UserViewer, userRights } from './user-rights.ts'
export { roleDescription, roleLevelOf, roleTitle } from './user-role.ts'
export { userStatusLabel, userStatusLabels, userStatusOptions } from './user-status.ts'
export {
  filterUsers,
  isFiltered,
  plainUserView,
  sortUsers,
  type UserSortKey,
  type UserView,
  userSortKeys,
  userViewOf,
  userViewParameters,
} from './user-view.ts'
export { usersMessages } from './users.messages.ts'
