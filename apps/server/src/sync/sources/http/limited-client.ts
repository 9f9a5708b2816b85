import type { Rate, RateLimits } from '../../rate-limits.ts'
import { SourceFailure } from '../../source-failure.ts'
import type { HttpMessages } from './http.messages.ts'
import type { HttpClient } from './http-client.ts'
import { HttpFailure } from './http-failure.ts'
import type { HttpLimits } from './http-limits.ts'
import type { HttpRequest, HttpResponse } from './http-stream.ts'

export type Limiting = {
  /** A function where the account is only known once the connector's access has been read. */
  readonly rates: readonly Rate[] | (() => Promise<readonly Rate[]>)
  readonly rateLimits: RateLimits
  readonly limits: HttpLimits
  readonly messages: HttpMessages
  readonly now: () => Date
  /** Renews an expired access token after a response 401. Returns false if the provider issues no new one. */
  readonly renew?: ((signal: AbortSignal) => Promise<boolean>) | undefined
  /** Returns the time before which the response says that no further request may be sent. */
  readonly pauseAfter?: ((response: Pick<HttpResponse, 'headers'>) => Date | undefined) | undefined
}

/**
 * Sends requests at the rate of the account, and retries those that failed temporarily, so that one bad response among a
 * thousand does not cost the others. Fails if the source requires a longer pause than the limit.
 */
export function limitedClient(client: HttpClient, limiting: Limiting): HttpClient {
  const { rates: given, rateLimits, limits, now } = limiting
  const currentRates = async () => (typeof given === 'function' ? given() : given)

  async function sendAtRate(
    request: HttpRequest,
    signal: AbortSignal,
    silenceMs: number,
  ): Promise<HttpResponse> {
    const rates = await currentRates()
    for (const rate of rates)
      await pause(await rateLimits.reserve(rate, limits.longestWaitMs), limiting, signal)
    try {
      const response = await client.send(request, signal, silenceMs)
      await holdUntil(limiting.pauseAfter?.(response))
      return response
    } catch (error) {
      if (error instanceof HttpFailure && error.passing) await holdUntil(error.retryAt)
      throw error
    }
  }

  async function holdUntil(until: Date | undefined) {
    const [rate] = await currentRates()
    if (rate && until) await rateLimits.hold(rate, until)
  }

  async function sendRenewed(
    request: HttpRequest,
    signal: AbortSignal,
    silenceMs: number,
  ): Promise<HttpResponse> {
    try {
      return await sendAtRate(request, signal, silenceMs)
    } catch (error) {
      if (!(isExpired(error) && (await limiting.renew?.(signal)))) throw error
      return sendAtRate(request, signal, silenceMs)
    }
  }

  /** Returns how long to wait before another attempt; throws a failure that another attempt would not change. */
  async function delayAfter(error: unknown, pauseMs: number | undefined, signal: AbortSignal) {
    if (pauseMs === undefined || signal.aborted || !(error instanceof SourceFailure && error.passing))
      throw error
    const required = error.retryAt && error.retryAt.getTime() - now().getTime()
    if (required !== undefined && required > limits.longestWaitMs) throw error
    // With a rate, the reservation of the next attempt waits as long as the source requires.
    const isHeld = required !== undefined && (await currentRates()).length > 0 && error instanceof HttpFailure
    return isHeld ? 0 : (required ?? varied(pauseMs, limits))
  }

  async function send(
    request: HttpRequest,
    signal: AbortSignal,
    silenceMs = limits.silenceMs,
  ): Promise<HttpResponse> {
    let silentMs = 0
    for (let attempt = 0; ; attempt++)
      try {
        return await sendRenewed(request, signal, silenceMs - silentMs)
      } catch (error) {
        const isSilent = error instanceof SourceFailure && error.silentMs > 0
        silentMs = isSilent ? silentMs + error.silentMs : 0
        if (isSilent) error.silentMs = silentMs
        const delay = await delayAfter(error, limits.pausesMs[attempt], signal)
        if (isSilent) silentMs += delay
        if (silentMs >= silenceMs) throw error
        await pause(delay, limiting, signal)
      }
  }

  return { send, close: client.close }
}

/** A response 401 about one stream is not about the token. */
const isExpired = (error: unknown) =>
  error instanceof HttpFailure && error.status === 401 && !error.notIncluded

const varied = (ms: number, { random }: HttpLimits) => ms * (0.7 + 0.6 * random())

async function pause(ms: number, { limits, messages, now }: Limiting, signal: AbortSignal): Promise<void> {
  if (ms <= 0) return
  if (ms > limits.longestWaitMs)
    throw new SourceFailure(messages.busy, {
      passing: true,
      code: 'source-busy',
      retryAt: new Date(now().getTime() + ms),
    })
  try {
    await limits.pause(ms, signal)
  } catch (error) {
    throw new SourceFailure(messages.lost, { cause: error })
  }
}
