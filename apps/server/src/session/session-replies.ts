import type { Session } from '@tributary/domain'
import type { SignInAnswer } from '@tributary/sdk/contract'
import type { FastifyReply } from 'fastify'
import type { Cookies } from '../http/host-cookie.ts'
import type { IssuedSession, SignInOutcome } from './start-session.ts'

/** How long the cookie of a pending sign-in lasts. */
export const ATTEMPT_SECONDS = 10 * 60

/** The responses that start or end a session in a browser, with their cookies. */
export function sessionReplies(cookies: Cookies) {
  const setSession = (
    reply: FastifyReply,
    { session, refreshToken, maxAgeSeconds }: IssuedSession,
  ): Session => {
    cookies.refresh.set(reply, refreshToken, maxAgeSeconds)
    return session
  }
  return {
    setSession,
    clearSession(reply: FastifyReply): void {
      cookies.refresh.clear(reply)
      // Storage stays: it has no secrets, and it keeps the last organisation for the next sign-in.
      reply.header('Clear-Site-Data', '"cache"')
    },
    answerSignIn(reply: FastifyReply, entry: SignInOutcome): SignInAnswer {
      if (entry.kind === 'verification-required') {
        cookies.attempt.set(reply, entry.attemptCookie, ATTEMPT_SECONDS)
        const { kind, reference, address, factors } = entry
        return { kind, reference, address, factors }
      }
      if (entry.device) cookies.device.set(reply, entry.device.token, entry.device.maxAgeSeconds)
      return { kind: 'signed-in', session: setSession(reply, entry.issued) }
    },
  }
}
