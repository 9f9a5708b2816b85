import { catalogue } from '@tributary/sdk/common'

export const pastAccessText = catalogue('ui.access.past', {
  heading: (day: string) => `Who had access on ${day}`,
  day: 'Day',
  name: 'Name',
  emailAddress: 'Email address',
  role: 'Role',
  status: 'Status',
  groups: 'Security groups',
  connectors: 'Connectors',
  none: 'No one was a member of the organisation.',
  completeSince: (at: string) =>
    `The report is complete from ${at}. The audit log lacks the links that a change at that time removed.`,
  notReached: 'The audit log has no entries from before this day. Older ones may have been deleted.',
})
