import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The cookie that keeps a browser signed in. Over https its name carries the `__Host-` promise; over plain http,
 * where that prefix is refused by browsers, the name says so and cannot be mistaken for the other.
 */
export type RefreshCookie = {
  read(request: FastifyRequest): string | undefined
  set(reply: FastifyReply, token: string, maxAgeSeconds: number): void
  clear(reply: FastifyReply): void
}

export function refreshCookie(publicUrl: URL): RefreshCookie {
  const secure = publicUrl.protocol === 'https:'
  const name = secure ? '__Host-tributary-refresh' : 'tributary-refresh-insecure'
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  return {
    read: (request) => request.cookies[name] || undefined,
    set: (reply, token, maxAge) => void reply.setCookie(name, token, { ...attributes, maxAge }),
    clear: (reply) => void reply.setCookie(name, '', { ...attributes, maxAge: 0 }),
  }
}
