import { catalogue } from '@tributary/sdk/common'

/** Inviting people, and the page of an invitation. */
export const invitationsText = catalogue('ui.invitations', {
  people: 'People',
  paste: 'Paste rows from a spreadsheet into the table, or open a CSV file.',
  openFile: 'Open CSV file',
  addRow: 'Add row',
  remove: (row: string) => `Remove row ${row}`,
  /** The accessible name of a cell: the column, and the number of the row. */
  cell: (column: string, row: string) => `${column}, row ${row}`,
  roleOfAll: 'Role for all',
  sameRole: 'As for all',
  forAll: 'For all',
  groups: 'Security groups',
  connectors: 'Connectors',
  chosen: (count: string) => `${count} chosen`,
  send: 'Send invitations',
  unreadable: 'This file could not be read. Save it as CSV and try again.',
  tooLarge: 'This file is too large. Open one of at most 1 MB.',
  /** The list of pending invitations. */
  list: 'Pending invitations',
  address: 'Email address',
  role: 'Role',
  invitedBy: 'Invited by',
  sent: 'Sent',
  expires: 'Link works until',
  expired: 'Expired',
  access: 'Gets access to',
  nothing: 'Nothing yet',
  actions: 'Actions',
  resend: 'Send again',
  resendTo: (address: string) => `Send again to ${address}`,
  withdraw: 'Withdraw',
  withdrawOf: (address: string) => `Withdraw the invitation of ${address}`,
  none: 'No pending invitations.',
  roleIs: (role: string) => `Role: ${role}`,
})
