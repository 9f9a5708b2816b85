import { ApiRefusal, type ApiResponse } from '../http-api/api-exchange.ts'
import type { ApiLimit } from '../http-api/api-limits.ts'

const problem = (status: number, error: string, message: string): ApiResponse => ({
  status,
  json: { error, message },
})

export const badRequest = (message: string) => new ApiRefusal(problem(400, 'Bad Request', message))
export const invalidBody = (message: string) => new ApiRefusal(problem(422, 'Unprocessable Entity', message))
export const unauthorised = () => new ApiRefusal(problem(401, 'Unauthorized', 'The access token is invalid.'))
export const scopeMissing = (scope: string) =>
  new ApiRefusal(problem(403, 'Forbidden', `missing \`${scope}\` scope`))
/** The plan of the shop leaves out the list. */
export const notInPlan = () => new ApiRefusal(problem(403, 'Forbidden', 'Not available on your plan.'))

/** A shop that was closed or renamed has a page for people at its address. */
export const noSuchShop = () =>
  new ApiRefusal({
    status: 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    text: '<!doctype html><title>Not found</title><h1>This store does not exist</h1>',
  })

const FIVE_MINUTES = 5 * 60_000

/** The limit of a shop: 300 requests for each register and 50 more, in five minutes. */
export const vendLimits = (clock: () => Date, count = 350): ApiLimit[] => [
  {
    count,
    windowMs: FIVE_MINUTES,
    key: ({ path }) => path.split('/')[1] ?? '',
    refuse: (seconds) => ({
      status: 429,
      headers: { 'retry-after': new Date(clock().getTime() + seconds * 1_000).toUTCString() },
      json: { error: 'Too Many Requests', message: 'Rate limiting enforced' },
    }),
    headers: (remaining) => ({
      'x-ratelimit-limit': String(count),
      'x-ratelimit-remaining': String(remaining),
    }),
  },
]
