/** An action on several users, in the order of the screen. */
export const userBulkActions = ['role', 'groups', 'connectors', 'lock', 'password-link'] as const

/** One of {@link userBulkActions}. */
export type UserBulkAction = (typeof userBulkActions)[number]
