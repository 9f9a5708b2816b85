import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

const DAY_MS = 86_400_000
/** RFC 9116 recommends less than a year. The date moves on every day, because a running server keeps its settings current. */
const VALID_DAYS = 90

type Options = { config: Pick<Config, 'securityContact' | 'publicUrl'>; clock: () => Date }

/** Serves `/.well-known/security.txt`: where to report vulnerabilities of this installation (RFC 9116). */
export function securityTxtRoute(app: FastifyInstance, { config, clock }: Options): void {
  const { securityContact, publicUrl } = config
  const path = '/.well-known/security.txt'
  app.get(path, (_, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${expiry(clock())}`,
          'Preferred-Languages: en',
          `Canonical: ${publicUrl.origin}${path}`,
          '',
        ].join('\n'),
      ),
  )
}

const expiry = (now: Date) =>
  new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS).toISOString().replace('.000', '')
