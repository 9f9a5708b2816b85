import { actorOf } from './actor.ts'
import type { FakeUser } from './data.ts'

const TOKEN_SECONDS = 10 * 60
const ISSUER = 'https://portal.example'

/** The access tokens of a fake backend. */
export type Tokens = {
  issue: (sessionId: string, user: FakeUser) => string
  /** Returns the session of a token; undefined if the token is unknown or has expired. */
  sessionOf: (token: string | undefined) => string | undefined
  /** Makes every token expire. */
  expire: () => void
}

type Issued = { sid: string; iat: number; exp: number }

/** Issues tokens with the claims of the server. Their signature is only a number, so that each token differs. */
export function createTokens(now: () => Date): Tokens {
  const valid = new Map<string, Issued>()
  let count = 0
  return {
    issue: (sid, user) => {
      const iat = Math.floor(now().getTime() / 1000)
      const times = { iat, exp: iat + TOKEN_SECONDS }
      const { role, roleLevel } = actorOf(user)
      const claims = {
        sid,
        Role: role,
        roleLevel,
        sub: String(user.id),
        iss: ISSUER,
        aud: 'tributary',
        ...times,
      }
      const token = [header, encoded(claims), encoded(++count)].join('.')
      valid.set(token, { sid, ...times })
      return token
    },
    sessionOf: (token) => {
      const issued = valid.get(token ?? '')
      const seconds = now().getTime() / 1000
      return issued && seconds >= issued.iat && seconds < issued.exp ? issued.sid : undefined
    },
    expire: () => valid.clear(),
  }
}

/** Encodes JSON as base64url of its UTF-8 bytes. */
const encoded = (json: unknown): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(json))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const header = /* @__PURE__ */ encoded({ alg: 'HS256', typ: 'at+jwt' })
