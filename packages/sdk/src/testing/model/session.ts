import type { account, session } from '../../contract/index.ts'
import { forbidden, unauthorised } from '../failures.ts'
import { isActive, type Live } from './sessions.ts'
import { type ModelHandlers, sessionUserOf, signedIn, type World } from './world.ts'

const WRONG = 'Please check your email address and password.'

/** The sentence of a 401 for an access token or a cookie that is not valid. */
export const SESSION_ENDED = 'Your session has ended. Please sign in.'

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase()

/** Signing in and out with a password, and the signed-in user. */
export const sessionModel = (world: World): ModelHandlers<typeof session> => {
  const { data, sessions, now } = world
  const answer = (live: Live) => ({ accessToken: sessions.issueToken(live), user: sessionUserOf(live.user) })
  return {
    signIn: ({ body, cookies }) => {
      if (!('emailAddress' in body)) throw unauthorised('This code is not valid. Please sign in again.')
      const { emailAddress, password } = body
      const user = data.users.find((one) => sameAddress(one.emailAddress, emailAddress))
      if (!user || user.password !== password) throw unauthorised(WRONG)
      if (!isActive(user)) throw forbidden('This account is not active.')
      user.lastSignedInAt = now()
      return { kind: 'signed-in', session: answer({ session: sessions.start(user, cookies), user }) }
    },
    refreshSession: ({ cookies }) => {
      const live = sessions.ofBrowser(cookies)
      if (!live) throw unauthorised(SESSION_ENDED)
      return answer(live)
    },
    signOut: ({ session, cookies }) => {
      if (session) sessions.end(session)
      cookies.sessionId = null
      return { message: 'You are signed out.', data: null }
    },
    getMe: ({ user }) => sessionUserOf(signedIn(user)),
  }
}

/** The sign-in options: sign-up is on, without providers. */
export const accountModel = (): ModelHandlers<typeof account> => ({
  getAccountOptions: () => ({
    signUp: true,
    providers: [],
    captcha: { kind: 'altcha' },
    passwordPolicy: 'strong',
  }),
})
