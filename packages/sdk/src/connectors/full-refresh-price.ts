import { kindOf, type RefreshLog, type RefreshRun, type TypeOrKind } from '@tributary/domain'
import { awsCostTables, awsCostWindows, readAwsGranularity } from './aws-costs.ts'

/** About how many requests a full refresh makes, and the price of one and of all in US dollars: `0.01` and `0.70`. */
export type FullRefreshPrice = {
  /** The approximate number of requests. */
  requests: number
  /** The price of one request in US dollars, e.g. `0.01`. */
  dollarsEach: string
  /** The price of all requests in US dollars, e.g. `0.70`. */
  dollars: string
}

/** Whether the source of a type charges for each request, so that users have to see the price of reading everything. */
export const chargesForRequests = (type: TypeOrKind): boolean => kindOf(type)?.type === 'aws'

/**
 * Whether the next refresh of a connector reads everything from a source that charges for it. Its price needs settings that
 * lists do not have, so its card states it.
 */
export const chargesForFirstRefresh = ({
  type,
  lastLoadedAt,
}: {
  /** The connector type. */
  type: TypeOrKind
  /** The end of the latest refresh that succeeded. */
  lastLoadedAt?: Date | null
}): boolean => chargesForRequests(type) && lastLoadedAt == null

const AWS_CENTS_PER_REQUEST = 1
const dollarsOf = (cents: number): string => (cents / 100).toFixed(2)
const DATE = /^\d{4}-\d\d-\d\d$/

/**
 * Whether the next refresh reads everything because none has succeeded yet. `runs` are the latest ones; undefined while they
 * load.
 */
export const isFirstRefresh = (log: RefreshLog | null, runs?: readonly RefreshRun[]): boolean =>
  log === null || (runs !== undefined && runs.every(({ state }) => state !== 'succeeded'))

/**
 * Returns the least price of reading everything, for a type whose source charges for its requests; null for any other
 * type, and for settings that cannot be refreshed.
 */
export function fullRefreshPrice(
  type: string,
  properties: readonly { name: string; value: string }[],
  now: Date,
): FullRefreshPrice | null {
  if (!chargesForRequests(type)) return null
  const settingOf = (name: string) =>
    properties.find((property) => property.name === name)?.value.trim() ?? ''
  const [from, granularity] = [settingOf('aws.startDate'), readAwsGranularity(settingOf('aws.granularity'))]
  if (!DATE.test(from) || Number.isNaN(Date.parse(from)) || !granularity) return null
  const windows = awsCostWindows(from, now.toISOString().slice(0, 10), granularity)
  const requests = windows.length * awsCostTables.length
  if (requests === 0) return null
  return {
    requests,
    dollarsEach: dollarsOf(AWS_CENTS_PER_REQUEST),
    dollars: dollarsOf(requests * AWS_CENTS_PER_REQUEST),
  }
}
