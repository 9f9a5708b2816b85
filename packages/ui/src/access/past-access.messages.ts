import { catalogue, formatNumber } from '@tributary/sdk/common'

export const pastAccessText = catalogue('ui.access.past', {
  heading: (day: string, zone: string) => `Who had access on ${day} (${zone})`,
  day: 'Day',
  zone: 'Time zone',
  zoneHelp: 'The day ends at midnight in this time zone.',
  name: 'Name',
  emailAddress: 'Email address',
  role: 'Role',
  status: 'Status',
  groups: 'Security groups',
  connectors: 'Connectors',
  everyConnector: 'All, because of the role',
  excel: 'In Excel',
  excelHeading: 'What they saw in Excel',
  none: 'No one was a member of the organisation.',
  noData: 'Tributary has no data for this day.',
  nothing: 'Nothing',
  notRecorded: 'Not recorded',
  partly: (name: string, seen: number, of: number) =>
    `${name} (${formatNumber(seen)} of ${formatNumber(of)})`,
  ofKind: (kind: string, count: number) => `${kind} (${formatNumber(count)}):`,
  more: (count: number) => `${formatNumber(count)} more`,
  moreOf: (count: number, name: string) => `Show ${formatNumber(count)} more of ${name}`,
  fewer: 'Show fewer',
  fewerOf: (name: string) => `Show fewer of ${name}`,
  recordedSince: (at: string) => `What members saw in Excel is recorded since ${at}.`,
  completeSince: (at: string) =>
    `The report is complete from ${at}. The audit log lacks the links that a change at that time removed.`,
  notReached: 'The audit log has no entries from before this day. Older ones may have been deleted.',
})
