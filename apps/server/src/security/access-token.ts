import { errors, jwtVerify, SignJWT } from 'jose'

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

export const createAccessTokens = (key: Uint8Array, issuer: string): AccessTokens => ({
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
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: TYPE,
        issuer,
        audience: AUDIENCE,
        currentDate: now,
        maxTokenAge: ACCESS_TOKEN_SECONDS,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
      })
      if (typeof payload.sub !== 'string' || typeof payload.sid !== 'string') return undefined
      return { userId: payload.sub, sessionId: payload.sid }
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  },
})
