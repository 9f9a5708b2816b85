/** Every sentence of the insights, worded as the specification words it (portal spec 2.10). */
export const insightsMessages = {
  heading: 'Insights',
  summary: 'Connectors running now',
  none: 'No connectors are running at the moment.',
  started: (ago: string) => `Started ${ago}`,
} as const
