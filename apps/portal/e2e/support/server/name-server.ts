import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { AUTHORITATIVE_ANSWER, decode, encode, type Packet } from 'dns-packet'

const NO_SUCH_NAME = 3

/** A name server on loopback. */
export type NameServer = {
  /** Its address, as the setting `DNS_SERVERS` takes it. */
  address: string
  /** The text of the TXT record of each name. A test adds them. */
  records: Map<string, string>
  close: () => void
}

export async function startNameServer(): Promise<NameServer> {
  const records = new Map<string, string>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) =>
    socket.send(encode(responseTo(decode(query), records)), port, address),
  )
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, records, close: () => socket.close() }
}

function responseTo({ id, questions = [] }: Packet, records: ReadonlyMap<string, string>): Packet {
  const [name = ''] = questions.map((question) => question.name.toLowerCase())
  const text = records.get(name)
  return {
    type: 'response',
    ...(id !== undefined && { id }),
    flags: AUTHORITATIVE_ANSWER | (text === undefined ? NO_SUCH_NAME : 0),
    questions,
    answers: text === undefined ? [] : [{ type: 'TXT', name, ttl: 60, data: text }],
  }
}
