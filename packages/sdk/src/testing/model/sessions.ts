import { type Id, sameId, statusNameOf } from '@tributary/domain'
import { createTokens } from './access-tokens.ts'
import type { FakeData, FakeUser } from './data.ts'

const MINUTE = 60_000
const IDLE_MS = 30 * MINUTE
const ABSOLUTE_MS = 12 * 60 * MINUTE

/** A session that has not been ended. It may have expired. */
export type FakeSession = { id: string; userId: Id; startedAt: Date; activeAt: Date }

/** A valid session and its user. */
export type Live = { session: FakeSession; user: FakeUser }

/** The cookies of a browser. */
export type Cookies = { sessionId: string | null }

/** The sessions of a fake backend, with the lifetimes of the server. */
export type Sessions = {
  /** Signs a user in. The session that the browser had before ends. */
  start: (user: FakeUser, cookies: Cookies) => FakeSession
  issueToken: (live: Live) => string
  /** Returns the session of a request's access token; null without a valid one. */
  ofToken: (headers: Headers) => Live | null
  /** Returns the session of a browser, and clears its cookie if that has ended. Null without one. */
  ofBrowser: (cookies: Cookies) => Live | null
  /** Returns the open sessions of a user. */
  of: (userId: Id) => FakeSession[]
  /** Ends the sessions of a user, except one. */
  endEvery: (userId: Id, except?: FakeSession | null) => void
  end: (session: FakeSession) => void
  endAll: () => void
  expireTokens: () => void
}

/** Returns the access token of a request; undefined without one. */
export const bearerOf = (headers: Headers): string | undefined =>
  /^Bearer ([\w.-]+)$/i.exec(headers.get('authorization') ?? '')?.[1]

export function createSessions(data: FakeData, now: () => Date): Sessions {
  const open = new Map<string, FakeSession>()
  const tokens = createTokens(now)
  let count = 0

  function live(id: string | null | undefined): Live | null {
    const session = open.get(id ?? '')
    const user = session && data.users.find((one) => sameId(one.id, session.userId))
    if (session && user && isActive(user) && !hasExpired(session, now())) return { session, user }
    if (session) open.delete(session.id)
    return null
  }
  const of = (userId: Id) => [...open.values()].filter((one) => sameId(one.userId, userId) && live(one.id))
  const end = ({ id }: FakeSession) => void open.delete(id)

  return {
    start: (user, cookies) => {
      open.delete(cookies.sessionId ?? '')
      const session = { id: `session-${++count}`, userId: user.id, startedAt: now(), activeAt: now() }
      open.set(session.id, session)
      cookies.sessionId = session.id
      return session
    },
    issueToken: ({ session, user }) => tokens.issue(session.id, user),
    ofToken: (headers) => live(tokens.sessionOf(bearerOf(headers))),
    ofBrowser: (cookies) => {
      const found = live(cookies.sessionId)
      if (!found) cookies.sessionId = null
      return found
    },
    of,
    endEvery: (userId, except) => {
      for (const session of of(userId)) if (session.id !== except?.id) end(session)
    },
    end,
    endAll: () => open.clear(),
    expireTokens: tokens.expire,
  }
}

/** Whether a user may be signed in: neither locked nor archived. */
export const isActive = ({ status }: Pick<FakeUser, 'status'>): boolean => statusNameOf(status) === 'active'

const hasExpired = ({ startedAt, activeAt }: FakeSession, now: Date) =>
  now.getTime() - startedAt.getTime() >= ABSOLUTE_MS || now.getTime() - activeAt.getTime() >= IDLE_MS
