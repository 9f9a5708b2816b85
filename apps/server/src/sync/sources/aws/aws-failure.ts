import { type Explain, HttpFailure, type Refusal, type Verdict } from '../http/http-failure.ts'
import { awsMessages } from './aws.messages.ts'

/** Reasons after which the reader of costs may continue. */
export const reasons = {
  tooOld: 'too-old',
  noData: 'no-data',
  pagingBroken: 'paging-broken',
} as const

/** Returns the reason of a failed request; undefined for failures that no one continues after. */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof HttpFailure ? error.reason : undefined

type AwsError = { readonly name: string; readonly message: string }

type Circumstances = { readonly refusal: Refusal; readonly now: Date; readonly granularity: string }

/** By the beginning of an error's name. AWS uses several statuses for the same error, and many names have endings. */
const verdicts: readonly (readonly [
  names: RegExp,
  verdict: (error: AwsError, at: Circumstances) => Verdict,
])[] = [
  [
    /^(?:InvalidSignature|SignatureDoesNotMatch|IncompleteSignature|RequestExpired|UnrecognizedClient|InvalidClientTokenId|InvalidAccessKeyId|MissingAuthenticationToken|NotAuthorized)/,
    (error, at) => refused(signatureSentence(error, at)),
  ],
  [/^ExpiredToken/, () => ({ sentence: awsMessages.temporaryKey, code: 'settings' })],
  [/^(?:AccessDenied|UnauthorizedOperation)/, ({ message }) => refused(accessSentence(message))],
  [
    /^(?:LimitExceeded|Throttl|TooManyRequests|RequestLimitExceeded|ServiceUnavailable)/,
    () => ({ sentence: awsMessages.busy, code: 'source-busy', passing: true }),
  ],
  [
    /^(?:InvalidNextToken|RequestChanged)/,
    () => ({ sentence: awsMessages.pagingBroken, code: 'source-data', reason: reasons.pagingBroken }),
  ],
  [/^DataUnavailable/, (_, { now }) => noData(now)],
  [/^BillExpiration/, () => tooOld],
  [/^Validation/, ({ message }, { granularity }) => validationVerdict(message, granularity)],
]

/** Maps error responses of AWS to sentences. */
export const explainAws =
  (now: () => Date, granularity: string): Explain =>
  (refusal) => {
    const error = errorIn(refusal.body)
    const [, verdict] = verdicts.find(([names]) => error && names.test(error.name)) ?? []
    return error && verdict?.(error, { refusal, now: now(), granularity })
  }

const refused = (sentence: string): Verdict => ({ sentence, code: 'sign-in-refused', forbidden: true })

/** AWS allows a difference of 5 minutes. A wrong clock and a wrong key have the same error name. */
function signatureSentence({ message }: AwsError, { refusal, now }: Circumstances): string {
  if (!/expired|not yet current/i.test(message)) return awsMessages.wrongKey
  const difference = Math.abs(now.getTime() - Date.parse(refusal.headers.date ?? ''))
  return Number.isNaN(difference) ? awsMessages.wrongKey : awsMessages.clock(Math.round(difference / 60_000))
}

const accessSentence = (message: string) =>
  /not enabled for cost explorer/i.test(message) ? awsMessages.switchedOff : awsMessages.notAllowed

const tooOld: Verdict = { sentence: awsMessages.tooOld, code: 'settings', reason: reasons.tooOld }

const TOO_OLD = /historical data|14 months|13 months|days? ago|too old|first day of the month/i

function validationVerdict(message: string, granularity: string): Verdict {
  if (TOO_OLD.test(message)) return tooOld
  const sentence = granularity === 'HOURLY' ? awsMessages.hourlyOff : awsMessages.badRequest
  return { sentence, code: 'settings' }
}

const DAY_MS = 24 * 60 * 60 * 1_000

const noData = (now: Date): Verdict => ({
  sentence: awsMessages.noData,
  code: 'source-busy',
  retryAt: new Date(now.getTime() + DAY_MS),
  reason: reasons.noData,
})

/** Returns the error in a response: JSON of Cost Explorer, XML of the Security Token Service. */
function errorIn(body: unknown): AwsError | undefined {
  if (typeof body === 'string') {
    const [, name = ''] = /<Code>([^<]+)<\/Code>/.exec(body) ?? []
    const [, message = ''] = /<Message>([^<]*)<\/Message>/.exec(body) ?? []
    return name ? { name, message } : undefined
  }
  if (typeof body !== 'object' || body === null) return undefined
  const fields = new Map(Object.entries(body).map(([name, value]) => [name.toLowerCase(), String(value)]))
  // Such as `com.amazonaws.ce#ValidationException`.
  const name = fields.get('__type')?.split('#').at(-1)
  return name ? { name, message: fields.get('message') ?? '' } : undefined
}
