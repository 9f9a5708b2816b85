import { randomUUID } from 'node:crypto'
import { ApiRefusal, type ApiResponse } from '../http-api/api-exchange.ts'
import type { ApiLimit } from '../http-api/api-limits.ts'

const problem = (status: number, title: string, detail: string): ApiResponse => ({
  status,
  json: { Type: null, Title: title, Status: status, Detail: detail, Instance: randomUUID(), Extensions: {} },
})

/** The token is unknown or has expired. */
export const tokenExpired = () =>
  new ApiRefusal(problem(401, 'Unauthorized', 'TokenExpired: token expired at 2026-11-21T12:00:00'))

/** The token has no scope for the list. */
export const scopeMissing = () => new ApiRefusal(problem(401, 'Unauthorized', 'AuthorizationUnsuccessful'))

/** The organisation is not, or no longer, connected. */
export const notConnected = () => new ApiRefusal(problem(403, 'Forbidden', 'AuthenticationUnsuccessful'))

export const invalid = (message: string) =>
  new ApiRefusal({
    status: 400,
    json: { ErrorNumber: 16, Type: 'QueryParseException', Message: message },
  })

/** More than 100,000 records match a request without pages, or in an order that Xero has no index for. */
export const highVolume = (list: string) =>
  new ApiRefusal({
    status: 400,
    json: {
      ErrorNumber: 51,
      Type: 'HighVolumeException',
      Message: `Your request is not filtering ${list} efficiently, given the extremely high volume for this organisation.`,
    },
  })

const tenantOf: ApiLimit['key'] = ({ headers }) => String(headers['xero-tenant-id'] ?? '')

const limit = (name: 'minute' | 'day', header: string, windowMs: number, count: number): ApiLimit => ({
  count,
  windowMs,
  key: tenantOf,
  refuse: (seconds) => ({
    status: 429,
    headers: { 'x-rate-limit-problem': name, 'retry-after': String(seconds) },
    text: '',
  }),
  headers: (remaining) => ({ [header]: String(remaining) }),
})

/** Xero's limits of an organisation: calls a minute and a day. */
export const xeroLimits = ({ minute = 60, day = 5_000 } = {}): ApiLimit[] => [
  limit('day', 'x-daylimit-remaining', 86_400_000, day),
  limit('minute', 'x-minlimit-remaining', 60_000, minute),
]
