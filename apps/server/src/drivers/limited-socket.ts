import type { Socket } from 'node:net'

export type SocketLimits = { readonly bytes: number; readonly ms: number }

/** Far more than our few queries return and a synchronisation takes, unless the server is hostile. */
const usual: SocketLimits = { bytes: 32 * 1024 * 1024, ms: 5 * 60_000 }

const CHECK_EVERY_MS = 50

/**
 * Closes a connection that has read too much or lasted too long. The drivers buffer whole responses and restart their
 * timers with every statement, so both are measured on the socket.
 */
export function limited(socket: Socket, { bytes, ms }: SocketLimits = usual): Socket {
  const watching = setInterval(() => {
    if (socket.bytesRead > bytes) socket.destroy(new Error('The database answered too much.'))
  }, CHECK_EVERY_MS)
  const deadline = setTimeout(() => socket.destroy(tookTooLong()), ms)
  return socket.once('close', () => {
    clearInterval(watching)
    clearTimeout(deadline)
  })
}

export const tookTooLong = () =>
  Object.assign(new Error('The database took too long.'), { code: 'ETIMEDOUT' })
