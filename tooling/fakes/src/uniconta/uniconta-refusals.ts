import { ApiRefusal } from '../http-api/api-exchange.ts'
import type { ApiLimit } from '../http-api/api-limits.ts'

/** The password is wrong, the user is locked, or OData is not paid for. */
export const unauthorised = () =>
  new ApiRefusal({ status: 401, headers: { 'www-authenticate': 'Basic realm="Uniconta"' }, text: '' })

export const notFound = () => new ApiRefusal({ status: 404, text: '' })

const problem = (message: string) => ({ error: { code: '', message } })

export const badRequest = (message: string) =>
  new ApiRefusal({ status: 400, json: problem(`The query specified in the URI is not valid. ${message}`) })

/** The rows of a table are too many for one response. */
export const tooMuch = () =>
  new ApiRefusal({ status: 500, json: problem('An error has occurred. Timeout expired.') })

const DAY = 24 * 60 * 60_000

/** The user of a request, as its password is not needed to count. */
function userOf(authorization: string | undefined): string {
  const [user = ''] = Buffer.from(authorization?.split(' ')[1] ?? '', 'base64')
    .toString()
    .split(':')
  return user
}

/** The calls of a user in a day, by the standard package. The real response at the limit is not documented. */
export const unicontaLimits = (count = 5_000): ApiLimit[] => [
  {
    count,
    windowMs: DAY,
    key: ({ headers }) => userOf(headers.authorization),
    refuse: () => ({ status: 429, text: '' }),
  },
]
