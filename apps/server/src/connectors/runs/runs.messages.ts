/** API messages about running and finished refreshes. */
export const runsMessages = {
  cancelled: 'The refresh has been cancelled.',
  cancelledBy: (name: string) => `Cancelled by ${name}. What was stored before stays.`,
  nothingRuns: 'This connector is not being refreshed. There is nothing to cancel.',
} as const
