import { session } from '@tributary/sdk/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { badRequest, HttpError } from '../plugins/http-error.ts'
import { type Guards, mount } from '../plugins/mount.ts'
import type { Services } from '../services.ts'
import { refuseOtherSites } from './same-site-only.ts'
import { type Issued, refreshSession, signIn, signOut, type Visitor } from './session.rules.ts'

export function sessionRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  const { config, refreshCookie } = services
  const visitorOf = (request: FastifyRequest): Visitor => ({
    ip: request.ip,
    requestId: request.id,
    refreshToken: refreshCookie.read(request),
  })
  const handOver = (reply: FastifyReply, { session, refreshToken, maxAgeSeconds }: Issued) => {
    refreshCookie.set(reply, refreshToken, maxAgeSeconds)
    return session
  }

  mount(
    app,
    guards,
    session,
  )({
    async signIn({ body, request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      if (!('password' in body)) throw badRequest('This way of signing in is not available.')
      const issued = await signIn(services, body, visitorOf(request))
      return { kind: 'signed-in', session: handOver(reply, issued) }
    },
    async refreshSession({ request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      const issued = await refreshSession(services, visitorOf(request)).catch((error: unknown) => {
        // A cookie that leads nowhere must not be sent again; a hiccup of ours is no reason to lose it.
        if (error instanceof HttpError && error.status === 401) refreshCookie.clear(reply)
        throw error
      })
      return handOver(reply, issued)
    },
    async signOut({ caller, request, reply }) {
      refuseOtherSites(request, config.allowedOrigins)
      await signOut(services, caller, visitorOf(request))
      refreshCookie.clear(reply)
      // Not the storages: they hold nothing secret, and the organisation last used is meant to outlive the session.
      reply.header('Clear-Site-Data', '"cache"')
      return { message: 'You are signed out.', data: null }
    },
  })
}
