import type { AwsCostWindow, AwsGranularity } from '@tributary/sdk/connectors'
import type { HttpRequest } from '../http/http-stream.ts'
import { type CostTable, metrics } from './cost-tables.ts'

/** Returns a request for the costs of a time. It contains the same for each page, except for the token. */
export function costRequest(
  { groupBy }: CostTable,
  granularity: AwsGranularity,
  { from, to }: AwsCostWindow,
  token?: string,
): HttpRequest {
  const time = (day: string) => (granularity === 'HOURLY' ? `${day}T00:00:00Z` : day)
  const body = {
    TimePeriod: { Start: time(from), End: time(to) },
    Granularity: granularity,
    Metrics: metrics,
    ...(groupBy.length > 0 && { GroupBy: groupBy.map((Key) => ({ Type: 'DIMENSION', Key })) }),
    ...(token !== undefined && { NextPageToken: token }),
  }
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'AWSInsightsIndexService.GetCostAndUsage',
  }
  return { method: 'POST', path: '', headers, body: JSON.stringify(body) }
}
