import { Duplex } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { packets, packetType, takePacket } from './tds-packets.ts'

/**
 * TLS in TDS 7: the handshake is inside pre-login packets, what follows is not. The client sends its first record
 * without a packet when it has seen the end of our handshake, so this side also switches then.
 */
export function encrypted(socket: Duplex, tls: { key: string; cert: string }): TLSSocket {
  const inner = new HandshakeStream(socket)
  const secure = new TLSSocket(inner, { isServer: true, ...tls, maxVersion: 'TLSv1.2' })
  secure.on('error', () => socket.destroy())
  return secure
}

class HandshakeStream extends Duplex {
  readonly #socket: Duplex
  #plain = false
  #incoming = Buffer.alloc(0)
  #outgoing: Buffer[] = []

  constructor(socket: Duplex) {
    super()
    this.#socket = socket
    socket.on('data', (chunk: Buffer) => this.#receive(chunk))
    socket.on('end', () => this.push(null))
    socket.on('close', () => this.destroy())
  }

  #receive(chunk: Buffer) {
    this.#incoming = Buffer.concat([this.#incoming, chunk])
    while (!this.#plain && this.#incoming[0] === packetType.prelogin) {
      const packet = takePacket(this.#incoming)
      if (!packet) return
      this.#incoming = Buffer.from(packet.rest)
      this.push(packet.payload)
    }
    if (this.#incoming.length === 0) return
    this.#plain = true
    this.push(this.#incoming)
    this.#incoming = Buffer.alloc(0)
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    // Waits until the client has taken the chunk, so that long responses wait for their reader.
    if (this.#plain) return void this.#socket.write(chunk, () => done())
    this.#collect(chunk)
    done()
  }

  override _final(done: () => void) {
    this.#socket.end()
    done()
  }

  // The client waits for exactly one message after each it sends.
  #collect(chunk: Buffer) {
    this.#outgoing.push(chunk)
    if (this.#outgoing.length > 1) return
    setImmediate(() => {
      this.#socket.write(packets(Buffer.concat(this.#outgoing), packetType.prelogin))
      this.#outgoing = []
    })
  }
}
