import { catalogue } from '@tributary/sdk/common'

export const usersText = catalogue('ui.users', {
  delete: 'Delete',
  clearFilters: 'Clear filters',
  edit: 'Edit',
  security: 'Security',
  general: 'General',
  loadingUsers: 'Loading users',
  actions: 'Actions',
  users: 'Users',
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email address',
  role: 'Role',
  status: 'Status',
  lastSignedIn: 'Last signed in',
  showAs: 'Show as',
  sortBy: 'Sort by',
  sortNamed: (next: string) => `Sort ${next}`,
  all: 'All',
  cards: 'Cards',
  table: 'Table',
})
