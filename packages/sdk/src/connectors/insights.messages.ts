import { catalogue } from '../common/language/catalogue.ts'
/** Sentences of the insights. Their wording is required. */
export const insightsMessages = catalogue('insights', {
  heading: 'Insights',
  summary: 'Connectors running now',
  none: 'No connectors are running at the moment.',
  started: (ago: string) => `Started ${ago}`,
})
