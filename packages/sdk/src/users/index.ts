export { rowsAfterInviting } from '../invitations/after-inviting.ts'
export { checkAnswers, rowsToCheck, withAnswers } from '../invitations/check-rows.ts'
export {
  type InvitationRefusal,
  invitationFailure,
  invitationRefusal,
} from '../invitations/invitation-refusal.ts'
export { invitationsMessages } from '../invitations/invitations.messages.ts'
export { emptyInviteRow, type InviteRow } from '../invitations/invite-row.ts'
export { invitedPeople, inviteRowsOf } from '../invitations/invite-rows.ts'
export {
  type AccessOfAll,
  countFates,
  type InviteCounts,
  type KnownPeople,
  type RowFate,
  rowFates,
} from '../invitations/row-fates.ts'
export { userBulkMessages } from './bulk/user-bulk.messages.ts'
export { type UserBulkAction, userBulkActions } from './bulk/user-bulk-action.ts'
export { userBulkEdits, usersWithout } from './bulk/user-bulk-edits.ts'
export {
  type UserBulkExclusion,
  type UserBulkPlan,
  type UserBulkStep,
  userBulkPlan,
} from './bulk/user-bulk-plan.ts'
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
