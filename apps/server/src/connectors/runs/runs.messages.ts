/** API messages about running and finished refreshes. */
export const runsMessages = {
  cancelled: 'The refresh has been cancelled.',
  cancelledBy: (name: string) => `Cancelled by ${name}. Data stored before is kept.`,
  nothingRuns: 'This connector is not being refreshed. There is nothing to cancel.',
} as const
