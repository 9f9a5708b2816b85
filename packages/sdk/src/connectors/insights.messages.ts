/** Sentences of the insights. The specification fixes their wording. */
export const insightsMessages = {
  heading: 'Insights',
  summary: 'Connectors running now',
  none: 'No connectors are running at the moment.',
  started: (ago: string) => `Started ${ago}`,
} as const
