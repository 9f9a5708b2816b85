import { type Pacing, realPacing, withMinimumFailureTime } from '../../outbound/min-failure-time.ts'
import type { OutboundRules } from '../../outbound/outbound.ts'
import { PostTimedOut, post, type Response } from '../../outbound/post.ts'
import type { SecretBox } from '../../storage/secret-box.ts'
import { type SealedSecrets, signedHeaders, signingSecrets } from '../webhook-secret.ts'
import { webhooksMessages as messages } from '../webhooks.messages.ts'

export type Sending = {
  readonly secretBox: SecretBox
  readonly clock: () => Date
  readonly outbound: OutboundRules
  readonly deadlineMs?: number
  readonly pacing?: Pacing
  /** Ends an attempt early. Its result means nothing then. */
  readonly signal?: AbortSignal
}

export type Message = {
  readonly id: string
  readonly body: string
  readonly target: SealedSecrets & { url: string }
}

/** The result of an attempt. Without an error, the receiver has accepted the event. */
export type Outcome = {
  readonly status: number | null
  readonly response: string | null
  readonly durationMs: number | null
  readonly error: string | null
}

const DEADLINE_MS = 15_000
const RESPONSE_BYTES = 4 * 1024
const GONE = 410

/** Whether the receiver has responded that it wants no more events. */
export const isGone = ({ status }: Outcome): boolean => status === GONE

/** Sends an event once. A blocked and an unreachable receiver have the same result, so that no one can map our network. */
export async function send(sending: Sending, message: Message): Promise<Outcome> {
  const { clock, outbound, deadlineMs = DEADLINE_MS, pacing = realPacing, signal } = sending
  const headers = headersOf(sending, message, clock())
  if (!headers) return withoutResponse(messages.noSecret)
  const request = {
    ...{ url: new URL(message.target.url), headers, body: message.body },
    ...{ deadlineMs, mostBytes: RESPONSE_BYTES, signal },
  }
  const startedAt = pacing.now()
  try {
    const response = await withMinimumFailureTime(() => post(request, outbound), isUnreachable, pacing)
    return outcomeOf(response, Math.round(pacing.now() - startedAt))
  } catch (error) {
    return withoutResponse(isUnreachable(error) ? messages.unreachable : messages.tooSlow(deadlineMs / 1000))
  }
}

const isUnreachable = (error: unknown) => !(error instanceof PostTimedOut)

function headersOf({ secretBox }: Sending, { id, body, target }: Message, now: Date) {
  try {
    return {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Tributary (webhooks)',
      ...signedHeaders(id, body, signingSecrets(secretBox, target, now), now),
    }
  } catch {
    // Sealed with another key.
    return undefined
  }
}

const outcomeOf = ({ status, body }: Response, durationMs: number): Outcome => ({
  status,
  response: shown(body),
  durationMs,
  error: refusal(status),
})

function refusal(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status === GONE) return messages.gone
  return status >= 300 && status < 400 ? messages.redirects : messages.status(status)
}

/** PostgreSQL cannot store NUL. */
const shown = (body: string) => body.replaceAll('\0', '').slice(0, RESPONSE_BYTES)

const withoutResponse = (error: string): Outcome => ({
  status: null,
  response: null,
  durationMs: null,
  error,
})
