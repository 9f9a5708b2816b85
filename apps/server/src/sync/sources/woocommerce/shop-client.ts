import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Address, checkTarget, lookupPinnedTo, type OutboundRules } from '../../../outbound/outbound.ts'
import { SourceFailure } from '../../source-failure.ts'
import { retryAt } from './retry-at.ts'
import { wooMessages } from './woo.messages.ts'
import { refusalFailure, wooFailure } from './woo-failure.ts'
import type { WooLimits } from './woo-limits.ts'
import type { WooSettings } from './woo-settings.ts'

/** A shop's response. */
export type ShopAnswer = {
  readonly body: unknown
  /** `X-WP-Total` and `X-WP-TotalPages`. */
  readonly total: number | undefined
  readonly pages: number | undefined
  /** The shop's own time. */
  readonly servedAt: Date | undefined
}

export type Question = { readonly path: string; readonly query?: Readonly<Record<string, string>> }

export type ShopClient = {
  ask(question: Question, signal: AbortSignal): Promise<ShopAnswer>
  close(): void
}

type Tools = { outbound: OutboundRules; limits: WooLimits; now: () => Date }

const OF_A_REFUSAL = 64 * 1024

/** Sends requests to a shop over one connection, always to the checked address. Responses are JSON of limited size. */
export function shopClient(settings: WooSettings, { outbound, limits, now }: Tools): ShopClient {
  const { protocol, hostname, port } = settings.api
  const secure = protocol === 'https:'
  const agent = new (secure ? https : http).Agent({ keepAlive: true, maxSockets: 1 })
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  let checked: Promise<Address> | undefined

  function target(): Promise<Address> {
    checked ??= checkTarget(host, outbound, Number(port || (secure ? 443 : 80)))
    checked.catch(() => {
      checked = undefined
    })
    return checked
  }

  async function send({ path, query = {} }: Question, signal: AbortSignal): Promise<IncomingMessage> {
    const lookup = lookupPinnedTo(await target())
    const url = new URL(path, settings.api)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const headers = { accept: 'application/json', 'accept-encoding': 'gzip', 'cache-control': 'no-cache' }
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const auth = `${settings.key}:${settings.secret}`
    const options = { agent, auth, headers, lookup, signal }
    const request = secure ? https.get(url, options, resolve) : http.get(url, options, resolve)
    request.on('error', reject)
    return promise
  }

  async function ask(question: Question, signal: AbortSignal): Promise<ShopAnswer> {
    const limit = AbortSignal.timeout(limits.answerMs)
    try {
      const answer = await send(question, AbortSignal.any([signal, limit]))
      if (answer.statusCode !== 200) throw await refusalOf(answer, now())
      return { body: await json(answer, limits.answerBytes), ...countsOf(answer) }
    } catch (error) {
      throw wooFailure(limit.aborted && !(error instanceof SourceFailure) ? limit.reason : error)
    }
  }

  return { ask, close: () => agent.destroy() }
}

function countsOf({ headers }: IncomingMessage): Pick<ShopAnswer, 'total' | 'pages' | 'servedAt'> {
  const servedAt = new Date(headers.date ?? '')
  return {
    total: wholeNumber(headers['x-wp-total']),
    pages: wholeNumber(headers['x-wp-totalpages']),
    servedAt: Number.isNaN(servedAt.getTime()) ? undefined : servedAt,
  }
}

const wholeNumber = (text: string | string[] | undefined) =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : undefined

async function refusalOf(answer: IncomingMessage, now: Date): Promise<SourceFailure> {
  const body = await json(answer, OF_A_REFUSAL).catch(() => undefined)
  const reason = typeof body === 'object' && body && 'code' in body ? String(body.code) : undefined
  const status = answer.statusCode ?? 0
  return refusalFailure({ status, reason, retryAt: retryAt(answer.headers['retry-after'], now) })
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i

async function json(answer: IncomingMessage, limit: number): Promise<unknown> {
  if (!JSON_TYPE.test(answer.headers['content-type'] ?? '')) {
    answer.destroy()
    throw new SourceFailure(wooMessages.notJson, { code: 'source-data' })
  }
  const text = await read(unpacked(answer), limit, answer)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SourceFailure(wooMessages.badJson, { code: 'source-data', cause: error })
  }
}

function unpacked(answer: IncomingMessage): Readable {
  if (answer.headers['content-encoding'] !== 'gzip') return answer
  // The reader of the last stream gets the error.
  return pipeline(answer, createGunzip(), () => undefined)
}

async function read(stream: Readable, limit: number, answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > limit) {
      answer.destroy()
      throw new SourceFailure(wooMessages.tooLarge(limit), { code: 'source-data' })
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size).toString('utf8')
}
