import type { SessionUser } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { listDevices } from '../account/device.rules.ts'
import { type Credentials, verifyPassword } from '../account/verify-password.rules.ts'
import { audit } from '../audit/audit.ts'
import type { Caller } from '../http/caller.ts'
import { unauthorised } from '../http/http-error.ts'
import { auditSource, type RequestContext } from '../http/request-context.ts'
import { isUuid } from '../is-uuid.ts'
import { refuseUnlessProvider } from '../organisation-sign-in/policy/password-policy.rules.ts'
import { hashOf } from '../security/random-token.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import {
  endSession,
  refreshTokenByHash,
  sessionById,
  touchSession,
  useRefreshToken,
} from './session.queries.ts'
import { ACTIVITY_STEP_MS, endingOf, REUSE_GRACE_MS } from './session-lifetime.ts'
import {
  completeSignIn,
  type IssuedSession,
  issueTokens,
  type SignInOutcome,
  sessionUser,
} from './start-session.ts'
import { viewedCaller } from './view-as.rules.ts'

const wrongCredentials = () => unauthorised('Please check your email address and password.')
export const noSession = () => unauthorised('Your session has ended. Please sign in.')

/**
 * Signs in with address and password. An unknown address and a wrong password get the same response after the same work.
 * Only a user who enters the right password learns that the account is locked or archived.
 */
export async function signIn(
  services: Services,
  credentials: Credentials,
  context: RequestContext,
): Promise<SignInOutcome> {
  const account = await verifyPassword(services, credentials, context)
  if (!account) throw wrongCredentials()
  await refuseUnlessProvider(services.storage.db, account)
  return completeSignIn(services, account, context)
}

/**
 * Exchanges a refresh token for a new pair of tokens. This is not activity, because background polls renew expired tokens
 * too. An active user's next call counts.
 */
export async function refreshSession(services: Services, context: RequestContext): Promise<IssuedSession> {
  const { db } = services.storage
  const now = services.clock()
  if (!context.refreshToken) throw noSession()
  const hash = hashOf(context.refreshToken)
  const token = await refreshTokenByHash(db, hash)
  const session = token && (await liveSession(services, token.sessionId, now))
  if (!token || !session) throw noSession()
  if (!(await useRefreshToken(db, hash, now))) await allowSecondTab(services, hash, session, context, now)
  const issued = await issueTokens(services, session, session, now)
  if (!session.viewUntil) return issued
  const user = await signedInUser(services, await viewedCaller(services, callerOf(session), session))
  return { ...issued, session: { ...issued.session, user } }
}

// Two tabs that wake together send the same token. A token sent again later was stolen.
async function allowSecondTab(
  { storage }: Services,
  hash: string,
  session: { sessionId: string; userId: string },
  context: RequestContext,
  now: Date,
) {
  const usedAt = (await refreshTokenByHash(storage.db, hash))?.usedAt
  if (usedAt && now.getTime() - usedAt.getTime() <= REUSE_GRACE_MS) return
  await endSession(storage.db, session.sessionId, 'reuse', now)
  await audit(storage.db, {
    at: now,
    action: 'session.refresh-token-reused',
    actorId: session.userId,
    target: session.sessionId,
    ...auditSource(context),
  })
  throw noSession()
}

export type Credential = {
  accessToken: string
  /** Whether the request is not activity. */
  background: boolean
  /** The organisation that the URL names. */
  organisationId: string | undefined
}

/**
 * Returns the user of an access token. Role and level come from the database, not from the token. `check` returns the
 * database that reads the session.
 */
export async function authenticate(
  services: Services,
  { accessToken, background, organisationId }: Credential,
  check: (sessionId: string) => Kysely<Database> = () => services.storage.db,
): Promise<Caller> {
  const now = services.clock()
  const claims = await services.tokens.verify(accessToken, now)
  const session =
    claims &&
    isUuid(claims.sessionId) &&
    (await liveSession(services, claims.sessionId, now, organisationId, check(claims.sessionId)))
  if (!session || session.userId !== claims.userId) throw noSession()
  const idleFor = now.getTime() - session.activeAt.getTime()
  if (!background && idleFor >= ACTIVITY_STEP_MS)
    await touchSession(services.storage.db, session.sessionId, now)
  return viewedCaller(services, callerOf(session), session)
}

const callerOf = (session: NonNullable<Awaited<ReturnType<typeof sessionById>>>): Caller => ({
  userId: session.userId,
  sessionId: session.sessionId,
  firstName: session.firstName,
  lastName: session.lastName,
  email: session.email,
  role: session.role,
  roleLevel: session.roleLevel,
  requireMultiFactorAuthentication: session.requireMfa,
  authenticatedAt: session.authenticatedAt,
  organisationIds: session.organisationIds,
  organisation: session.organisation,
})

/** Returns the caller in the form of a session's user. */
export async function signedInUser(services: Services, caller: Caller): Promise<SessionUser> {
  const { view, userId, requireMultiFactorAuthentication: requireMfa } = caller
  if (!view) return sessionUser({ ...caller, requireMfa }, await listDevices(services, userId))
  const viewer = `${view.viewer.firstName} ${view.viewer.lastName}`.trim()
  const { organisationId, endsAt } = view
  return { ...sessionUser({ ...caller, requireMfa }, []), viewAs: { viewer, userId, organisationId, endsAt } }
}

/** Returns the user of a session; undefined if it has ended, or has the view of another user. */
export async function callerInSession(services: Services, sessionId: string): Promise<Caller | undefined> {
  const session = await liveSession(services, sessionId, services.clock())
  return session && !session.viewUntil ? callerOf(session) : undefined
}

/**
 * Returns the user of a refresh cookie without using it up, for pages that a browser opens directly. Callers must not
 * change anything for this user, because any site can make a browser open a page.
 */
export async function callerOfBrowser(
  services: Services,
  refreshToken: string | undefined,
): Promise<Caller | undefined> {
  const token = refreshToken && (await refreshTokenByHash(services.storage.db, hashOf(refreshToken)))
  return token && !token.usedAt ? callerInSession(services, token.sessionId) : undefined
}

/** Whether this session is valid and may change something: it has no view of another user. */
export const isLive = async (services: Services, sessionId: string): Promise<boolean> =>
  (await callerInSession(services, sessionId)) !== undefined

async function liveSession(
  { storage }: Services,
  sessionId: string,
  now: Date,
  organisationId?: string,
  db = storage.db,
) {
  const session = await sessionById(db, sessionId, organisationId)
  if (!session || session.endedAt) return undefined
  const ending = session.status === 'active' ? endingOf(session, now) : 'account'
  if (!ending) return session
  await endSession(storage.db, sessionId, ending, now)
  return undefined
}

export async function signOut(services: Services, caller: Caller, context: RequestContext): Promise<void> {
  const at = services.clock()
  const { db } = services.storage
  if (!(await endSession(db, caller.sessionId, 'signed-out', at))) return
  await audit(db, {
    at,
    action: 'session.ended',
    actorId: caller.userId,
    target: caller.sessionId,
    ...auditSource(context),
  })
}
