import { Readable } from 'node:stream'
import * as z from 'zod/mini'
import { eventLoopTurn } from './event-loop-turn.ts'

/** Characters per chunk. */
const CHUNK = 64 * 1024

/** Lists of so few items are encoded immediately. */
const FEW = 20

/** The longest time one response is encoded before other requests get a turn. */
const TURN_MS = 10

/**
 * Encodes a list as JSON: a short one as text, a longer one as a stream that encodes items when its reader
 * requests them. So a long list does not block other requests and is never in memory as a whole.
 */
export async function jsonList(schema: z.ZodMiniType, items: readonly unknown[]): Promise<string | Readable> {
  const pieces = piecesOf(schema, items)
  const first = await pieces.next()
  const second = await pieces.next()
  if (first.done) return '[]'
  if (second.done) return first.value
  return Readable.from(joined([first.value, second.value], pieces), { highWaterMark: 1 })
}

async function* joined(known: readonly string[], rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield* known
  yield* rest
}

async function* piecesOf(schema: z.ZodMiniType, items: readonly unknown[]): AsyncGenerator<string, void> {
  if (items.length > FEW) await eventLoopTurn()
  let text = '['
  let since = performance.now()
  for (const [place, item] of items.entries()) {
    if (place > 0) text += ','
    // The schema describes a list, so each item is encoded as a list of one.
    text += JSON.stringify(z.encode(schema, [item])).slice(1, -1)
    if (text.length >= CHUNK) {
      yield text
      text = ''
      since = performance.now()
    }
    if (performance.now() - since < TURN_MS) continue
    await eventLoopTurn()
    since = performance.now()
  }
  yield `${text}]`
}
