/** Sentences of the insights. Their wording is required. */
export const insightsMessages = {
  heading: 'Insights',
  summary: 'Connectors running now',
  none: 'No connectors are running at the moment.',
  started: (ago: string) => `Started ${ago}`,
} as const
