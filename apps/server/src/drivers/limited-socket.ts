import type { Socket } from 'node:net'

export type SocketLimits = { readonly bytes: number; readonly ms: number }

/** Far more than our few queries return and a synchronisation takes, unless the server is hostile. */
const usual: SocketLimits = { bytes: 32 * 1024 * 1024, ms: 5 * 60_000 }

const CHECK_EVERY_MS = 50

/**
 * Closes a connection that has read too much, has lasted too long, or is aborted. The drivers buffer whole responses and
 * restart their timers with every statement, so both are measured on the socket.
 */
export function limited(
  socket: Socket,
  { bytes, ms }: SocketLimits = usual,
  signal?: AbortSignal | undefined,
): Socket {
  const watching = setInterval(() => {
    if (socket.bytesRead > bytes) socket.destroy(new Error('The database answered too much.'))
  }, CHECK_EVERY_MS)
  const deadline = setTimeout(() => socket.destroy(tookTooLong()), ms)
  const breakOff = () => void socket.destroy(new Error('The connection was broken off.'))
  if (signal?.aborted) breakOff()
  signal?.addEventListener('abort', breakOff)
  return socket.once('close', () => {
    clearInterval(watching)
    clearTimeout(deadline)
    signal?.removeEventListener('abort', breakOff)
  })
}

export const tookTooLong = () =>
  Object.assign(new Error('The database took too long.'), { code: 'ETIMEDOUT' })
