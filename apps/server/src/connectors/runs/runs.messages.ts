/** API messages about running and finished refreshes. */
export const runsMessages = {
  cancelled: 'The refresh has been cancelled.',
  cancelledBy: (name: string) => `Cancelled by ${name}. Data stored before is kept.`,
  unknownIds: 'connectors must be 1 to 50 ids, and before the id of a refresh.',
  nothingRuns: 'This connector is not being refreshed, so nothing was cancelled.',
} as const
