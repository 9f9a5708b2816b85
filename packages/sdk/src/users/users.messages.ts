/** Every sentence of the users screen (connectors spec 2.6, requirements USER-01 to USER-23). */
export const usersMessages = {
  none: 'No users found.',
  summary: (count: number, organisation: string) =>
    `${count} ${count === 1 ? 'user' : 'users'} in ${organisation}.`,
  add: 'Add user',
  edit: 'Edit user',
  morePowerful: 'You cannot change somebody who is more powerful than you.',
  oneself: 'This is you',
  own: {
    role: 'You cannot change your own role.',
    status: 'You cannot lock or archive your own account.',
    removal: 'You cannot remove your own account.',
  },
} as const
