import { ApiRefusal, type ApiResponse } from '../http-api/api-exchange.ts'
import type { ApiLimit } from '../http-api/api-limits.ts'

const refusal = (status: number, exception: string): ApiResponse => ({
  status,
  json: [{ ErrorCode: status, Exception: exception }],
})

export const badRequest = (exception: string) => new ApiRefusal(refusal(400, exception))
export const wrongKey = () => new ApiRefusal(refusal(403, 'Incorrect credentials!'))
export const notFound = (exception = 'Page not found') => new ApiRefusal(refusal(404, exception))
export const wrongMethod = refusal(405, 'Method not allowed.')

const MINUTE = 60_000

/** The limit of an application. The response to a request over it does not say how long to wait. */
export const cin7Limits = (count = 60): ApiLimit[] => [
  {
    count,
    windowMs: MINUTE,
    key: ({ headers }) => String(headers['api-auth-applicationkey']),
    refuse: () => refusal(503, 'You have reached 60 calls per 60 seconds API limit.'),
  },
]
