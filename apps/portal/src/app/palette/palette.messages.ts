import { catalogue } from '@tributary/sdk/common'

export const paletteText = catalogue('portal.app.palette', {
  addUser: 'Add user',
  newInvite: 'new invite',
  addOrganisation: 'Add Organisation',
  approveOrRejectRequests: 'Approve or reject requests',
  changePassword: 'Change password',
  expandNavigation: 'Expand navigation',
  collapseNavigation: 'Collapse navigation',
  logOut: 'Log out',
  signOut: 'sign out',
  admin: 'Admin',
  byName: 'by name',
  screens: 'Screens',
  actions: 'Actions',
  selected: 'Selected',
  organisations: 'Organisations',
  connectors: 'Connectors',
  people: 'People',
})
