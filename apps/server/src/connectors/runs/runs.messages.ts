/** API messages about running and finished refreshes. */
export const runsMessages = {
  cancelled: 'The refresh has been cancelled.',
  cancelledBy: (name: string) => `Cancelled by ${name}. Data stored before is kept.`,
  unknownIds: 'connectors must be 1 to 50 ids.',
  unknownRun: 'before must be the id of a refresh.',
  whichConnectors: 'Either connectorType or connectors is needed.',
  unknownZone: (zone: string) => `The time zone ${zone} does not exist.`,
  tooManyDays: 'A history by day has at most 31 days.',
  nothingRuns: 'This connector is not being refreshed, so nothing was cancelled.',
} as const
