import { errors, type JWTVerifyOptions, type JWTVerifyResult, jwtVerify, SignJWT } from 'jose'
import { hashOf } from './random-token.ts'

const ACCESS_TOKEN_SECONDS = 10 * 60
const AUDIENCE = 'tributary'
const TYPE = 'at+jwt'

/** The claims of a token. Role and level are for the portal only; the server reads them from the database. */
export type AccessClaims = { userId: string; sessionId: string; role: string; roleLevel: number }

export type AccessTokens = {
  sign(claims: AccessClaims, now: Date): Promise<string>
  /** Returns undefined if the token is forged, expired, or for another audience. */
  verify(token: string, now: Date): Promise<{ userId: string; sessionId: string } | undefined>
}

/** Tokens are signed with `key`. Those that an older key signed stay valid until they expire. */
export const createAccessTokens = (
  key: Uint8Array,
  issuer: string,
  older: readonly Uint8Array[] = [],
): AccessTokens => {
  const verified = rememberVerified()
  const verify = verifyWith([key, ...older])
  return {
    sign({ userId, sessionId, role, roleLevel }, now) {
      const issuedAt = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: sessionId, Role: role, roleLevel })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
        .sign(key)
    },
    async verify(token, now) {
      const known = verified.find(token, now)
      if (known) return known
      try {
        const { payload } = await verify(token, {
          algorithms: ['HS256'],
          typ: TYPE,
          issuer,
          audience: AUDIENCE,
          currentDate: now,
          maxTokenAge: ACCESS_TOKEN_SECONDS,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        })
        if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return undefined
        const claims = { userId: payload.sub, sessionId: payload.sid }
        verified.add(token, { ...claims, from: Number(payload.iat), until: Number(payload.exp) })
        return claims
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    },
  }
}

/** Verifies with the first key whose signature matches. */
const verifyWith =
  ([key = new Uint8Array(), ...older]: readonly Uint8Array[]) =>
  async (token: string, options: JWTVerifyOptions): Promise<JWTVerifyResult> => {
    try {
      return await jwtVerify(token, key, options)
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed) || older.length === 0) throw error
      return verifyWith(older)(token, options)
    }
  }

/** When a token is valid, in seconds since 1970. */
type Verified = { userId: string; sessionId: string; from: number; until: number }

const MOST_REMEMBERED = 10_000

/**
 * Remembers verified tokens by their hash, because each poll sends the same one and its signature does not change. Whether
 * the session has ended is read from the database in any case.
 */
function rememberVerified() {
  const tokens = new Map<string, Verified>()
  return {
    find(token: string, now: Date) {
      const known = tokens.get(hashOf(token))
      const seconds = now.getTime() / 1_000
      if (!known || seconds < known.from || seconds >= known.until) return undefined
      return { userId: known.userId, sessionId: known.sessionId }
    },
    add(token: string, claims: Verified) {
      const [oldest] = tokens.keys()
      if (tokens.size >= MOST_REMEMBERED && oldest !== undefined) tokens.delete(oldest)
      tokens.set(hashOf(token), claims)
    },
  }
}
