import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** Opens a connection to the test's server. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** Sends these lines and a blank one; returns all received data until the server closes the connection. */
export async function exchange(port: number, ...lines: string[]): Promise<string> {
  const socket = await openSocket(port)
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return text(socket)
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])

export const bodyOf = (answer: string): unknown => JSON.parse(answer.split('\r\n\r\n')[1] ?? '')
