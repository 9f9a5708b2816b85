import type { account, session } from '../../contract/index.ts'
import { unauthorised } from '../failures.ts'
import type { FakeUser } from './data.ts'
import { type ModelHandlers, sessionUserOf, signedIn, type World } from './world.ts'

const WRONG = 'Please check your email address and password.'

/** Accepts a new access token of a user. Its claims are those of the server's tokens; its signature is not. */
export function issueToken({ tokens }: World, user: FakeUser): string {
  const claims = JSON.stringify({ sub: String(user.id), Role: user.roleName, jti: String(tokens.size) })
  const token = `fake.${btoa(claims).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.fake`
  tokens.set(token, user)
  return token
}

const sameAddress = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase()

/** Signing in and out with a password, and the signed-in user. */
export const sessionModel = (world: World): ModelHandlers<typeof session> => {
  const begin = (user: FakeUser) => {
    world.cookie.user = user
    return { accessToken: issueToken(world, user), user: sessionUserOf(user) }
  }
  return {
    signIn: ({ body }) => {
      if (!('emailAddress' in body)) throw unauthorised('This code is not valid. Please sign in again.')
      const { emailAddress, password } = body
      const user = world.data.users.find((one) => sameAddress(one.emailAddress, emailAddress))
      if (!user || user.password !== password) throw unauthorised(WRONG)
      return { kind: 'signed-in', session: begin(user) }
    },
    refreshSession: () => {
      if (!world.cookie.user) throw unauthorised()
      return begin(world.cookie.user)
    },
    signOut: ({ user }) => {
      for (const [token, owner] of world.tokens) if (owner === user) world.tokens.delete(token)
      world.cookie.user = null
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
