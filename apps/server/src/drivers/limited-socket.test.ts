import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { limited } from './limited-socket.ts'

/** Starts a server that does this with every connection. */
async function serving(greet: (socket: Socket) => void) {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    greet(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('It does not listen.')
  return { port: address.port, stop: () => server.close() }
}

it('closes a connection that sends too much', async () => {
  const flood = await serving((socket) => {
    Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(64 * 1024)
      })(),
    )
      .on('error', () => undefined)
      .pipe(socket)
  })
  const socket = limited(connect(flood.port, '127.0.0.1'), {
    bytes: 1024 * 1024,
    ms: 60_000,
  }).resume()
  const [error] = await once(socket, 'error')
  expect(error.message).toBe('The database answered too much.')
  flood.stop()
})

it('keeps a connection that sends a normal response', async () => {
  const brief = await serving((socket) => socket.end('hello'))
  const socket = limited(connect(brief.port, '127.0.0.1'))
  expect(await once(socket, 'data')).toEqual([Buffer.from('hello')])
  await once(socket, 'close')
  brief.stop()
})

it('closes a connection that lasts too long', async () => {
  const silent = await serving(() => undefined)
  const socket = limited(connect(silent.port, '127.0.0.1'), { bytes: 1024, ms: 20 })
  const [error] = await once(socket, 'error')
  expect(error.code).toBe('ETIMEDOUT')
  silent.stop()
})
