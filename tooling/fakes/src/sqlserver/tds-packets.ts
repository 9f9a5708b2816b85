import { once } from 'node:events'
import type { Duplex } from 'node:stream'

/** The types of client messages (MS-TDS 2.2.3.1.1). */
export const packetType = {
  batch: 1,
  rpc: 3,
  attention: 6,
  bulkLoad: 7,
  transaction: 14,
  login: 16,
  prelogin: 18,
} as const

const RESPONSE = 4
const HEADER = 8
const LARGEST = 4096
const END_OF_MESSAGE = 1
const IGNORED = 2

/** A client's message. It ends an `ignored` one early, and nothing of it is carried out. */
export type TdsMessage = { type: number; payload: Buffer; ignored: boolean }

/** Splits a response into packets. */
export function packets(payload: Buffer, type = RESPONSE): Buffer {
  const parts: Buffer[] = []
  for (let at = 0, id = 1; at === 0 || at < payload.length; at += LARGEST - HEADER, id++) {
    const part = payload.subarray(at, at + LARGEST - HEADER)
    parts.push(headerOf(part, { type, id, last: at + part.length >= payload.length }), part)
  }
  return Buffer.concat(parts)
}

function headerOf({ length }: Buffer, { type, id, last }: { type: number; id: number; last: boolean }) {
  const header = Buffer.alloc(HEADER)
  header.writeUInt8(type, 0)
  header.writeUInt8(last ? END_OF_MESSAGE : 0, 1)
  header.writeUInt16BE(length + HEADER, 2)
  header.writeUInt8(id % 256, 6)
  return header
}

const AT_ONCE = 16 * (LARGEST - HEADER)

/** Sends a response in pieces, no faster than the client reads. */
export async function sendPieces(stream: Duplex, pieces: Iterable<Buffer>): Promise<void> {
  let waiting: Buffer[] = []
  let length = 0
  let id = 1
  const send = async (final: boolean) => {
    const bytes = Buffer.concat(waiting)
    const whole = final ? bytes.length : bytes.length - (bytes.length % (LARGEST - HEADER))
    const out: Buffer[] = []
    for (let at = 0; at < whole; at += LARGEST - HEADER, id++) {
      const part = bytes.subarray(at, Math.min(whole, at + LARGEST - HEADER))
      out.push(headerOf(part, { type: RESPONSE, id, last: final && at + part.length === whole }), part)
    }
    waiting = [bytes.subarray(whole)]
    length = bytes.length - whole
    if (!stream.write(Buffer.concat(out))) await drained(stream)
  }
  for (const piece of pieces) {
    waiting.push(piece)
    length += piece.length
    // Keeps something back for the last packet, which is marked as last.
    if (length > AT_ONCE) await send(false)
    if (stream.destroyed) return
  }
  await send(true)
}

async function drained(stream: Duplex) {
  if (stream.destroyed) return
  const gone = new AbortController()
  try {
    await Promise.race([
      once(stream, 'drain', { signal: gone.signal }),
      once(stream, 'close', { signal: gone.signal }),
    ])
  } finally {
    gone.abort()
  }
}

/** Removes the first packet from a buffer. Null if it is incomplete. */
export function takePacket(buffer: Buffer) {
  if (buffer.length < HEADER) return null
  const length = buffer.readUInt16BE(2)
  if (buffer.length < length) return null
  return {
    type: buffer.readUInt8(0),
    last: (buffer.readUInt8(1) & END_OF_MESSAGE) === END_OF_MESSAGE,
    ignored: (buffer.readUInt8(1) & IGNORED) === IGNORED,
    payload: buffer.subarray(HEADER, length),
    rest: buffer.subarray(length),
  }
}

/**
 * Calls back for each complete message, and when a long one begins. Returns a function that stops reading and returns the
 * unread rest.
 */
export function readMessages(
  stream: Duplex,
  onMessage: (message: TdsMessage) => void,
  onBeginning: (type: number) => void = () => undefined,
): () => Buffer {
  let buffer = Buffer.alloc(0)
  let payloads: Buffer[] = []
  let stopped = false
  const read = (chunk: Buffer) => {
    buffer = Buffer.concat([buffer, chunk])
    for (let packet = takePacket(buffer); packet && !stopped; packet = takePacket(buffer)) {
      buffer = Buffer.from(packet.rest)
      if (payloads.length === 0 && !packet.last) onBeginning(packet.type)
      payloads.push(packet.payload)
      if (!packet.last) continue
      const payload = Buffer.concat(payloads)
      payloads = []
      onMessage({ type: packet.type, payload, ignored: packet.ignored })
    }
  }
  stream.on('data', read)
  return () => {
    stopped = true
    stream.off('data', read)
    return buffer
  }
}
