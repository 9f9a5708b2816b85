import { type LostConnection, networkFailure } from '@tributary/sdk/testing'

/** What a fault amounts to for a person. Faults with the same outcome show the same sentence. */
export type Outcome =
  | 'no connection'
  | 'no response in time'
  | '500 with a message'
  | '503 with a message'
  | '429 with a message'
  | '500 of a proxy'
  | 'gateway'
  | '429 of a proxy'
  | '500 without status text'
  | '502 without status text'
  | 'unreadable'
  | 'another shape'
  | 'empty'

/** A request as the server received it. `body` is the response it would send. */
type Exchange = { body: string; signal: AbortSignal }

/**
 * A fault between the server and the page. `reaches` is true if the server carries out the request before the fault.
 */
export type Fault = {
  name: string
  outcome: Outcome
  reaches: boolean
  respond: (exchange: Exchange) => Response | LostConnection | Promise<Response>
}

const html = { 'content-type': 'text/html' }
const json = { 'content-type': 'application/json' }
const page = (title: string) =>
  `<html><head><title>${title}</title></head><body><center><h1>${title}</h1></center><hr>nginx</body></html>`

const cut = networkFailure

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Sends half of the body, then the connection is lost. */
function cutInTheMiddle({ body }: Exchange): Response {
  const stream = new ReadableStream({
    start: (out) => out.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2))),
    pull: (out) => out.error(new TypeError('terminated')),
  })
  return new Response(stream, { headers: json })
}

/** Sends one byte a second, and never the last. */
function drip({ signal }: Exchange): Response {
  let timer: ReturnType<typeof setInterval>
  const stream = new ReadableStream({
    start: (out) => {
      timer = setInterval(() => out.enqueue(new TextEncoder().encode(' ')), 1_000)
      signal.addEventListener('abort', () => {
        clearInterval(timer)
        out.error(signal.reason)
      })
    },
    cancel: () => clearInterval(timer),
  })
  return new Response(stream, { headers: json })
}

const refused = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ statusCode: status, message }, { status, headers })

const ofProxy = (status: number, statusText: string, body: string | null = page(`${status} ${statusText}`)) =>
  new Response(body, { status, statusText, headers: html })

/** Every fault of a call. The columns: name, outcome, whether the server carries out the request, the response. */
export const faults: readonly Fault[] = (
  [
    ['cut before the response', 'no connection', false, cut],
    ['cut in the middle of the response', 'no connection', true, cutInTheMiddle],
    ['cut after the server has carried it out', 'no connection', true, cut],
    ['no response', 'no response in time', true, ({ signal }) => untilAborted(signal)],
    ['one byte a second', 'no response in time', true, drip],
    ['500 JSON', '500 with a message', false, () => refused(500, 'The disk of the server is full.')],
    ['500 HTML', '500 of a proxy', false, () => ofProxy(500, 'Internal Server Error')],
    ['500 empty', '500 of a proxy', false, () => ofProxy(500, 'Internal Server Error', null)],
    ['502 HTML', 'gateway', false, () => ofProxy(502, 'Bad Gateway')],
    ['503 HTML', 'gateway', false, () => ofProxy(503, 'Service Unavailable')],
    ['504 HTML', 'gateway', true, () => ofProxy(504, 'Gateway Time-out')],
    ['502 HTML over HTTP/2', '502 without status text', false, () => ofProxy(502, '')],
    ['500 empty over HTTP/2', '500 without status text', false, () => ofProxy(500, '', null)],
    [
      '503 JSON with Retry-After',
      '503 with a message',
      false,
      () => refused(503, 'The server is busy.', { 'retry-after': '2' }),
    ],
    [
      '429 JSON with Retry-After',
      '429 with a message',
      false,
      () => refused(429, 'Too many attempts.', { 'retry-after': '2' }),
    ],
    ['429 JSON without Retry-After', '429 with a message', false, () => refused(429, 'Too many attempts.')],
    ['429 HTML', '429 of a proxy', false, () => ofProxy(429, 'Too Many Requests')],
    ['200 HTML', 'unreadable', false, () => new Response(page('Airport Wi-Fi'), { headers: html })],
    [
      '200 with half of the JSON',
      'unreadable',
      true,
      ({ body }) => new Response(`[${body.slice(0, -1)}`, { headers: json }),
    ],
    ['200 with another shape', 'another shape', true, () => new Response('42', { headers: json })],
    ['200 empty', 'empty', true, () => new Response('', { headers: json })],
    ['204', 'empty', true, () => new Response(null, { status: 204 })],
  ] satisfies [string, Outcome, boolean, Fault['respond']][]
).map(([name, outcome, reaches, respond]) => ({ name, outcome, reaches, respond }))

/** Responds to a request through a fault. `next` lets the server carry it out. */
export async function throughFault(
  { reaches, respond }: Fault,
  { next, signal }: { next: () => Promise<Response>; signal: AbortSignal },
) {
  const body = reaches ? await (await next()).text() : ''
  return respond({ body, signal })
}
