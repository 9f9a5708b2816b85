import type { Socket } from 'node:net'

export type SocketLimits = { readonly bytes: number; readonly ms: number }

/** No answer to our few questions is longer, and no synchronisation takes more time, than somebody means us well. */
const usual: SocketLimits = { bytes: 32 * 1024 * 1024, ms: 5 * 60_000 }

const LOOK_EVERY_MS = 50

/**
 * Ends a connection that has read too much or lasted too long. The drivers collect whole answers and start their time
 * limits anew with every statement, so both are counted below them.
 */
export function limited(socket: Socket, { bytes, ms }: SocketLimits = usual): Socket {
  const looking = setInterval(() => {
    if (socket.bytesRead > bytes) socket.destroy(new Error('The database answered too much.'))
  }, LOOK_EVERY_MS)
  const lasting = setTimeout(() => socket.destroy(tookTooLong()), ms)
  return socket.once('close', () => {
    clearInterval(looking)
    clearTimeout(lasting)
  })
}

export const tookTooLong = () =>
  Object.assign(new Error('The database took too long.'), { code: 'ETIMEDOUT' })
