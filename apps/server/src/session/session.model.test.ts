import { DEMO_PASSWORD } from '@tributary/fakes/demo-data/people'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Browser, emailOf, startBackend } from '../../test/support/backend.ts'
import { modelRuns } from '../../test/support/model-world.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const people = ['eli', 'adam'] as const
type Person = (typeof people)[number]

/** The password of each person, from one example to the next. */
const passwords: Record<Person, string> = { eli: DEMO_PASSWORD, adam: DEMO_PASSWORD }
const newPasswords = ['seven rusty anchors drift', 'a purple harbour at noon', DEMO_PASSWORD]

/** A session of the model, with all tokens that were ever issued for it. */
type Session = {
  person: Person
  createdAt: number
  activeAt: number
  ended: boolean
  refreshTokens: { cookie: string; usedAt: number | undefined }[]
  accessTokens: { token: string; issuedAt: number }[]
}

type Command =
  | { do: 'sign in'; person: Person }
  | { do: 'refresh'; session: number; token: number }
  /** Uses one refresh token twice, with a pause. */
  | { do: 'refresh twice'; session: number; ms: number }
  | { do: 'call' | 'poll' | 'sign out' | 'sign out everywhere'; session: number; token: number }
  | { do: 'change password'; session: number; token: number; password: number }
  | { do: 'wait'; ms: number }

type Request = Extract<
  Command,
  { do: 'call' | 'poll' | 'sign out' | 'sign out everywhere' | 'change password' }
>

const index = fc.nat(3)
const command = fc.oneof<fc.WeightedArbitrary<Command>[]>(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sign in'), person: fc.constantFrom(...people) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('refresh'), session: index, token: index }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('refresh twice'),
      session: index,
      ms: fc.constantFrom(0, 29, 30, 31).map((s) => s * SECOND),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('call', 'call', 'poll', 'sign out', 'sign out everywhere'),
      session: index,
      token: index,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('change password'),
      session: index,
      token: index,
      password: fc.nat(newPasswords.length - 1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      ms: fc
        .constantFrom(1, 9, 10, 29, 30, 31, 300, 599, 600, 1_799, 1_800, 6 * 3_600)
        .map((s) => s * SECOND),
    }),
  },
)

const now = () => backend.clock.now.getTime()

const isOpen = ({ ended, createdAt, activeAt }: Session) =>
  !ended && now() - createdAt < 12 * HOUR && now() - activeAt < 30 * MINUTE

/** Whether the model accepts a token of the session for a call. */
const accepts = (session: Session, issuedAt: number) => isOpen(session) && now() - issuedAt < 10 * MINUTE

/** Counts from the latest, because the latest tokens are used most. */
const latest = <T>(all: readonly T[], back: number): T | undefined => all.at(-1 - (back % all.length))

const cookieOf = ({ cookie }: Browser) => cookie ?? ''

async function signIn(sessions: Session[], person: Person) {
  const browser = backend.browser()
  const { statusCode } = await browser.signIn(emailOf(person), passwords[person])
  expect(statusCode).toBe(200)
  sessions.push({
    person,
    createdAt: now(),
    activeAt: now(),
    ended: false,
    refreshTokens: [{ cookie: cookieOf(browser), usedAt: undefined }],
    accessTokens: [{ token: browser.accessToken ?? '', issuedAt: now() }],
  })
}

async function refresh(session: Session, tokenAt: number) {
  const token = latest(session.refreshTokens, tokenAt)
  if (!token) return
  const browser = Object.assign(backend.browser(), { cookie: token.cookie })
  const isReused = token.usedAt !== undefined && now() - token.usedAt > 30 * SECOND
  const expected = isOpen(session) && !isReused ? 200 : 401
  expect((await browser.refresh()).statusCode).toBe(expected)
  if (isReused) session.ended = true
  if (expected !== 200) return
  token.usedAt ??= now()
  session.refreshTokens.push({ cookie: cookieOf(browser), usedAt: undefined })
  session.accessTokens.push({ token: browser.accessToken ?? '', issuedAt: now() })
}

const background = { 'x-tributary-background': '1' }

async function request(sessions: Session[], session: Session, asked: Request) {
  const token = latest(session.accessTokens, asked.token)
  if (!token) return
  const { token: accessToken, issuedAt } = token
  const browser = Object.assign(backend.browser(), { accessToken })
  const isAccepted = accepts(session, issuedAt)
  const { statusCode } = await send(browser, session, asked)
  expect(statusCode).toBe(isAccepted ? 200 : 401)
  if (!isAccepted) return
  const isActivity = asked.do !== 'poll' && now() - session.activeAt >= 10 * SECOND
  if (isActivity) session.activeAt = now()
  for (const other of sessions) if (endsWith(asked.do, session, other)) other.ended = true
  if (asked.do === 'change password') passwords[session.person] = newPasswords[asked.password] ?? ''
}

/** Whether a request of one session ends another, or itself. */
function endsWith(asked: Command['do'], session: Session, other: Session): boolean {
  if (asked === 'sign out') return other === session
  if (asked === 'sign out everywhere') return other.person === session.person
  return asked === 'change password' && other.person === session.person && other !== session
}

function send(browser: Browser, { person }: Session, asked: Request) {
  switch (asked.do) {
    case 'sign out':
      return browser.call('POST', '/auth/signout', { body: {} })
    case 'sign out everywhere':
      return browser.call('DELETE', '/me/security/sessions')
    case 'change password': {
      const body = { currentPassword: passwords[person], password: newPasswords[asked.password] ?? '' }
      return browser.call('POST', '/me/security/password', { body })
    }
    case 'poll':
      return browser.call('GET', '/me', { headers: background })
    default:
      return browser.call('GET', '/me')
  }
}

async function carryOut(sessions: Session[], asked: Command) {
  if (asked.do === 'wait') return backend.clock.advance(asked.ms / SECOND)
  if (asked.do === 'sign in') return signIn(sessions, asked.person)
  const session = sessions.length > 0 ? latest(sessions, asked.session) : undefined
  if (!session) return
  if (asked.do === 'refresh') return refresh(session, asked.token)
  if (asked.do !== 'refresh twice') return request(sessions, session, asked)
  const used = session.refreshTokens.length
  await refresh(session, 0)
  backend.clock.advance(asked.ms / SECOND)
  await refresh(session, session.refreshTokens.length - used)
}

it('accepts exactly the tokens of the model, after any sign-ins, refreshes, sign-outs and pauses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 40, size: 'max' }), async (commands) => {
      const sessions: Session[] = []
      await signIn(sessions, 'eli')
      for (const asked of commands) await carryOut(sessions, asked)
      // In the end each token is accepted if the model accepts it.
      for (const session of sessions)
        for (const { token, issuedAt } of session.accessTokens.slice(-2)) {
          const browser = Object.assign(backend.browser(), { accessToken: token })
          const { statusCode } = await browser.call('GET', '/me', { headers: background })
          expect(statusCode).toBe(accepts(session, issuedAt) ? 200 : 401)
        }
    }),
    { numRuns: modelRuns },
  )
})
