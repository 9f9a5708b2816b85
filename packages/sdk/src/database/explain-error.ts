import { failureMessage } from '../client/failure-message.ts'
import { isSdkError } from '../client/sdk-error.ts'
import { englishOf } from '../common/language/catalogue.ts'
import { databaseMessages } from './database.messages.ts'

/** The action that failed: checking and saving credentials, or synchronising. */
export type DatabaseAction = 'credentials' | 'sync'

/** An error for the user: a heading, a message after it, and common causes. */
export type DatabaseExplanation = {
  /** The heading of the message. */
  heading: string
  /** The explanation below it. Missing if the heading is enough. */
  message?: string
  /** What the user can check. Missing if nothing is known. */
  causes?: readonly string[]
}

type Explain = (message: string, action: DatabaseAction | undefined) => DatabaseExplanation

const { headings } = databaseMessages

const withMessage = (heading: string, message: string): DatabaseExplanation =>
  message === '' ? { heading } : { heading, message }

const invalidRequest: Explain = (message, action) => {
  if (action === 'sync') return withMessage(headings.syncFailed, message)
  if (action === undefined) return withMessage(headings.invalidRequest, message)
  return { ...withMessage(headings.invalidCredentials, message), causes: databaseMessages.commonCauses }
}
const unavailable: Explain = (message) => withMessage(headings.unavailable, message)

const byStatus: Readonly<Record<number, Explain>> = {
  400: invalidRequest,
  401: () => ({ heading: headings.credentialsRefused, message: databaseMessages.credentialsInvalid }),
  403: () => ({ heading: headings.accessDenied, message: databaseMessages.noPermission }),
  404: (message) => withMessage(headings.databaseNotFound, message),
  500: (message, action) =>
    withMessage(action === 'sync' ? headings.syncError : headings.serverError, message),
  502: unavailable,
  503: unavailable,
  504: unavailable,
}

const missing = "(?:does not|doesn['’]t) exist|not found"
// The noun nearest to "does not exist" is the missing one, as a message may name both the database and the
// schema.
const isMissing = (noun: string, other: string) =>
  new RegExp(`\\b${noun}\\b(?:(?!\\b${other}\\b).)*?(?:${missing})`, 'i')

const byText: readonly (readonly [pattern: RegExp, heading: string])[] = [
  [/time[d-]?[ -]?out|ETIMEDOUT/i, headings.timeout],
  [/connection (?:was )?refused|unreachable|private address|ECONNREFUSED|ENOTFOUND/i, headings.refused],
  [/authentication|login failed/i, headings.authenticationFailed],
  [/* @__PURE__ */ isMissing('schema', 'database'), headings.schemaNotFound],
  [/* @__PURE__ */ isMissing('database', 'schema'), headings.databaseNotFound],
]

const fallbacks = {
  credentials: headings.connectionError,
  sync: headings.syncError,
} as const satisfies Record<DatabaseAction, string>

/**
 * Explains why saving credentials or synchronising failed. Decides by the first that applies: a network
 * failure, the status, the text of the message, an error that is a string, the action. Returns null for a
 * cancelled call.
 */
export function explainDatabaseError({
  action,
  error,
}: {
  action?: DatabaseAction | undefined
  error: unknown
}): DatabaseExplanation | null {
  if (isSdkError(error) && error.kind === 'aborted') return null
  if (isNetworkFailure(error)) return { heading: headings.network, message: databaseMessages.network }
  const status = statusOf(error)
  const message = inShownLanguage(messageOf(error))
  if (status !== undefined) return explainStatus(status, message, action)
  if (isSdkError(error) && error.kind === 'timeout') return { heading: headings.timeout }
  if (message !== '') return withMessage(headingOf(message), message)
  if (typeof error === 'string' && error !== '') return withMessage(headings.plain, error)
  return { heading: action ? fallbacks[action] : headings.unexpected }
}

/** The server writes in English. Returns the sentences that are known here in the language that is shown. */
function inShownLanguage(message: string): string {
  const english = englishOf(databaseMessages)
  return message
    .replace(english.privateTarget, databaseMessages.privateTarget)
    .replace(english.allowPrivate, databaseMessages.allowPrivate)
}

/** Also recognises errors of `fetch` itself, for callers that do not use our client. */
const isNetworkFailure = (error: unknown): boolean =>
  isSdkError(error)
    ? error.kind === 'network'
    : error instanceof TypeError && /fetch|load failed/i.test(error.message)

const explainStatus: (status: number, ...failure: Parameters<Explain>) => DatabaseExplanation = (
  status,
  message,
  action,
) => byStatus[status]?.(message, action) ?? withMessage(headings.otherStatus(status), message)

const headingOf = (message: string) =>
  byText.find(([pattern]) => pattern.test(message))?.[1] ?? headings.databaseError

// An unreadable response may have status 200, which explains nothing.
function statusOf(error: unknown): number | undefined {
  const status = fieldOf(error, 'statusCode')
  return typeof status === 'number' && (status >= 400 || fieldOf(error, 'kind') === 'http')
    ? status
    : undefined
}

function messageOf(error: unknown): string {
  if (isSdkError(error)) return failureMessage(error)
  const message = fieldOf(error, 'message')
  return typeof message === 'string' ? message : ''
}

const fieldOf = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
