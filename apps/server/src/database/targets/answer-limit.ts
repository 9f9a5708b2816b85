import type { Socket } from 'node:net'

/** No answer to our few questions is longer; a server that goes on and on would fill our memory. Bytes. */
export const LONGEST_ANSWERS = 32 * 1024 * 1024

const LOOK_EVERY_MS = 50

/** Ends a connection that has read more than that. The drivers collect whole answers, so it is counted below them. */
export function limitAnswers(socket: Socket, most = LONGEST_ANSWERS): Socket {
  const timer = setInterval(() => {
    if (socket.bytesRead > most) socket.destroy(new Error('The database answered too much.'))
  }, LOOK_EVERY_MS)
  return socket.once('close', () => clearInterval(timer))
}
