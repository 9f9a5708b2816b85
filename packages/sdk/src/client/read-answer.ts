import * as z from 'zod/mini'
import type { Endpoint } from '../contract/endpoint.ts'
import { issuesOf } from './issues.ts'
import { requestMessages } from './request.messages.ts'
import { type Failure, SdkError } from './sdk-error.ts'
import { tryOrNull } from './try-or-null.ts'
import { saysUnauthorised } from './unauthorised.ts'

/** A response with its complete body. */
export type RawResponse = { status: number; statusText: string; headers: Headers; text: string }

type Asked<Answer> = Pick<Endpoint<string, unknown, unknown, Answer>, 'method' | 'path' | 'response'>
type Details = Pick<
  Failure,
  'kind' | 'messages' | 'unauthorised' | 'unexplained' | 'issues' | 'hint' | 'details'
> & {
  statusCode?: number
}

/**
 * Decodes a response into the SDK's names and types. Anything else becomes an {@link SdkError} with the specified
 * message.
 */
export function readAnswer<Answer>(asked: Asked<Answer>, raw: RawResponse, now: Date): Answer {
  const fail = (details: Details): never => {
    throw new SdkError({
      method: asked.method,
      path: asked.path,
      statusCode: raw.status,
      requestId: raw.headers.get('x-request-id') ?? undefined,
      retryAfter: secondsToWait(raw.headers.get('retry-after'), now),
      ...details,
    })
  }
  const empty = raw.text.trim() === ''
  // Undefined when the text is not JSON. JSON has no undefined.
  const json = tryOrNull<unknown>(() => JSON.parse(raw.text))?.value
  if (raw.status >= 400)
    return fail({
      ...refusal(json, raw.statusText, !empty && json === undefined),
      hint: raw.status === 404 ? pageHint(raw) : undefined,
    })
  if (empty) return fail({ kind: 'empty-response', messages: [requestMessages.emptyResponse] })
  const messages = [requestMessages.invalidResponse]
  if (json === undefined)
    return fail({ kind: 'invalid-response', messages, hint: pageHint(raw) ?? 'not JSON' })
  const carried = carriedStatus(json, raw.status)
  if (carried !== undefined) return fail({ ...refusal(json), statusCode: carried })
  // A codec may throw on unforeseen input, which also counts as a wrong shape.
  const read = tryOrNull(() => z.safeDecode(asked.response, json))?.value
  if (read?.success) return read.data
  const faults = read?.error.issues ?? [{}]
  return fail({ kind: 'invalid-shape', messages, issues: issuesOf(faults, json, 'response') })
}

/** Every address of a single-page application returns a page, so a wrong `baseUrl` looks like this. */
const pageHint = ({ text }: RawResponse): string | undefined =>
  text.trimStart().startsWith('<')
    ? 'a page instead of JSON: is this the portal’s address? The API is under /v1'
    : undefined

/** A 200 whose body contains a different status is treated as that status. */
function carriedStatus(json: unknown, httpStatus: number): number | undefined {
  const carried = [fieldOf(json, 'statusCode'), fieldOf(json, 'status')]
  return carried.find(
    (status): status is number => typeof status === 'number' && status !== 200 && status !== httpStatus,
  )
}

/** Returns the first of message, error, status text and a general sentence. Any of them may be "Unauthorized". */
function refusal(json: unknown, statusText = '', unreadable = false): Details {
  const fallback = unreadable ? requestMessages.invalidResponse : requestMessages.requestFailed
  const said = [fieldOf(json, 'message'), fieldOf(json, 'error')].map(sentences)
  const found = said.find((texts) => texts.length > 0)
  const status = sentences(statusText)
  return {
    kind: 'http',
    messages: found ?? (status.length > 0 ? status : [fallback]),
    unauthorised: [...said, status].flat().some(saysUnauthorised),
    unexplained: !found,
    details: json,
  }
}

const sentences = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '')

/** Returns a property of an object; undefined for any other value. */
export const fieldOf = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined

function secondsToWait(header: string | null, now: Date): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now.getTime()) / 1_000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
