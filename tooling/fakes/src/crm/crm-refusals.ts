import { ApiRefusal, type ApiResponse } from '../http-api/api-exchange.ts'
import type { ApiLimit } from '../http-api/api-limits.ts'

const problem = (status: number, code: string, message: string): ApiResponse => ({
  status,
  json: { error: { code, message } },
})

export const badRequest = (message: string) => new ApiRefusal(problem(400, 'bad_request', message))
export const unauthorised = () => new ApiRefusal(problem(401, 'invalid_key', 'The API key is not valid.'))
export const notInPlan = () => new ApiRefusal(problem(403, 'not_in_plan', 'Your plan has no notes.'))
export const notFound = () => new ApiRefusal(problem(404, 'not_found', 'There is nothing at this address.'))
export const wrongMethod = () => new ApiRefusal(problem(405, 'wrong_method', 'This API is read only.'))

/** Requests of a key in a minute. */
export const crmLimits = (count: number): ApiLimit[] => [
  {
    count,
    windowMs: 60_000,
    key: ({ headers }) => headers.authorization ?? '',
    refuse: (seconds) => ({
      ...problem(429, 'too_many_requests', 'Wait before the next request.'),
      headers: { 'retry-after': String(seconds) },
    }),
  },
]
