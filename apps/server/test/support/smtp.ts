import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** How the server treats one mail. The default is `take`. */
export type Behaviour =
  | 'take'
  /** Closes the connection while the mail is transferred. */
  | 'drop'
  | { at: 'MAIL FROM' | 'RCPT TO' | 'DATA'; refuseWith: number }
  /** Sends the greeting only after this promise. */
  | { greetAfter: Promise<unknown> }

export type ReceivedMail = Email & { envelope: { from: string; to: string[] }; secure: boolean }

export type SmtpSite = {
  readonly port: number
  readonly received: readonly ReceivedMail[]
  /** The accepted and refused logins. */
  readonly logins: readonly string[]
  /** How to treat the next mails, in order. Later mails are taken. */
  behaviours: Behaviour[]
  stop(): Promise<void>
}

type Options = {
  tls?: 'implicit' | 'offered' | 'none'
  certificate?: { key: string; cert: string }
  login?: { user: string; pass: string }
  port?: number
}

/** Starts an SMTP server on loopback that behaves as configured. */
export async function startSmtp({
  tls = 'none',
  certificate,
  login,
  port = 0,
}: Options = {}): Promise<SmtpSite> {
  const sockets = new Set<Socket>()
  const received: ReceivedMail[] = []
  const logins: string[] = []
  const current = new Map<string, Behaviour>()
  const site = { received, logins, behaviours: [] as Behaviour[] }

  const refusing = (at: 'MAIL FROM' | 'RCPT TO' | 'DATA', id: string) => {
    const behaviour = current.get(id)
    if (typeof behaviour !== 'object' || !('at' in behaviour) || behaviour.at !== at) return null
    // Like real servers, it quotes the mail.
    const words = `<una@tributary.example> said: http://portal.example/reset-password/redeem/secret`
    return Object.assign(new Error(words), { responseCode: behaviour.refuseWith })
  }

  const handlers: SMTPServerOptions = {
    onConnect(session, done) {
      const behaviour = site.behaviours.shift() ?? 'take'
      current.set(session.id, behaviour)
      if (typeof behaviour === 'object' && 'greetAfter' in behaviour) behaviour.greetAfter.then(() => done())
      else done()
    },
    onAuth({ username, password }, _, done) {
      const right = username === login?.user && password === login?.pass
      logins.push(`${username} ${right ? 'let in' : 'refused'}`)
      if (right) done(null, { user: username })
      else done(Object.assign(new Error(`No such login: ${username} ${password}`), { responseCode: 535 }))
    },
    onMailFrom: (_, { id }, done) => done(refusing('MAIL FROM', id)),
    onRcptTo: (_, { id }, done) => done(refusing('RCPT TO', id)),
    async onData(stream, { id, envelope, secure }, done) {
      if (current.get(id) === 'drop') {
        for (const socket of sockets) socket.destroy()
        return void stream.resume()
      }
      // A killed client leaves part of a mail.
      const content = await text(stream).catch(() => undefined)
      if (content === undefined) return
      const mail = await PostalMime.parse(content)
      const refused = refusing('DATA', id)
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const to = envelope.rcptTo.map(({ address }) => address)
      if (!refused) received.push({ ...mail, envelope: { from, to }, secure })
      done(refused)
    },
  }
  const server = new SMTPServer({
    ...handlers,
    ...certificate,
    secure: tls === 'implicit',
    authOptional: !login,
    disabledCommands: [...(tls === 'none' ? ['STARTTLS'] : []), ...(login ? [] : ['AUTH'])],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1,
  })
  // Some tests disconnect in the middle.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  return Object.assign(site, {
    port: typeof address === 'object' && address ? address.port : 0,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}
