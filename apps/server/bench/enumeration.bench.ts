import { randomUUID } from 'node:crypto'
import { reportFigure } from '@tributary/tooling/figure'
import { startPostgres } from '@tributary/tooling/postgres'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { createPasswords } from '../src/security/passwords.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import type { Storage } from '../src/storage/storage.ts'
import { solutionOf } from '../test/support/captcha.ts'
import { benchApp, benchConfig } from './bench-app.ts'
import { mannWhitney } from './mann-whitney.ts'

// Checks whether the response to a sign-in or reset request reveals, by its content or its duration, that an address has
// an account. The addresses are tried in a new random order each round, so that other load on the machine affects all of
// them equally.

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 300)
const WARM_UP = 20
const AIM_MS = 2
const AIM_P = 0.01

const kinds = ['unknown', 'known', 'locked', 'archived', 'provider-only'] as const
type Kind = (typeof kinds)[number]
const statusIds: Partial<Record<Kind, number>> = { locked: 2, archived: 3 }
const DAY = 24 * 3_600_000

let now = new Date('2026-11-21T09:00:00Z')
type Ask = (app: FastifyInstance, emailAddress: string) => Promise<() => Promise<LightMyRequestResponse>>

/** The duration of each response in milliseconds, by kind of address. The responses must be identical. */
async function measure(app: FastifyInstance, ask: Ask) {
  const times = new Map(kinds.map((kind) => [kind, [] as number[]]))
  const answers = new Set<string>()
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (const kind of shuffled(kinds)) {
      const send = await ask(app, addressOf(kind))
      const started = performance.now()
      const answer = await send()
      const ms = performance.now() - started
      answers.add(withoutVaryingParts(answer))
      if (round >= WARM_UP) times.get(kind)?.push(ms)
    }
    // Resets the counters of attempts.
    now = new Date(now.getTime() + DAY + 1)
  }
  if (answers.size !== 1) throw new Error(`Not one answer but ${[...answers].slice(0, 3).join('\n')}`)
  return times
}

async function signIn(app: FastifyInstance, emailAddress: string) {
  return () => post(app, '/auth/signin', { emailAddress, password: 'wrong' })
}

async function askForReset(app: FastifyInstance, emailAddress: string) {
  const challenge = await app.inject('/backend/captcha/challenge')
  const recaptchaToken = await solutionOf(challenge.json())
  return () => post(app, '/reset-password/request', { emailAddress, recaptchaToken })
}

const post = (app: FastifyInstance, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/backend${path}`, payload })

/** A response without the parts that always differ. */
function withoutVaryingParts({ statusCode, headers, body }: LightMyRequestResponse) {
  const { date, 'x-request-id': id, ...rest } = headers
  const all = JSON.stringify([statusCode, rest, typeof date, typeof id, body])
  return all.replace(/'nonce-[^']+'/, '')
}

const addressOf = (kind: Kind) => `${kind}@tributary.example`

async function addUsers({ db }: Storage, passwordHash: string) {
  for (const kind of kinds.filter((one) => one !== 'unknown'))
    await db
      .insertInto('users')
      .values({
        email: addressOf(kind),
        email_key: addressOf(kind),
        email_status: 'verified',
        first_name: 'Kim',
        last_name: 'Known',
        password_hash: kind === 'provider-only' ? null : passwordHash,
        role_id: 5,
        status_id: statusIds[kind] ?? 1,
      })
      .execute()
  // Enough rows that the table has several pages.
  const others = Array.from({ length: 5_000 }, () => `${randomUUID()}@tributary.example`)
  const rest = { first_name: 'Ona', last_name: 'Other', role_id: 5 }
  await db
    .insertInto('users')
    .values(others.map((email) => ({ email, email_key: email, email_status: 'verified', ...rest })))
    .execute()
}

const shuffled = <T>(items: readonly T[]) =>
  items
    .map((item) => ({ item, order: Math.random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function report(what: string, times: ReadonlyMap<Kind, readonly number[]>) {
  const unknown = times.get('unknown') ?? []
  const floor = median(unknown)
  for (const kind of kinds.filter((one) => one !== 'unknown')) {
    const mine = times.get(kind) ?? []
    const ms = median(mine)
    // Compared within rounds, because temporary load slows down both.
    const apart = Math.abs(median(mine.map((time, round) => time - (unknown[round] ?? Number.NaN))))
    const p = mannWhitney(mine, unknown)
    reportFigure({
      name: `${what}, ${kind} address`,
      value: `${ms.toFixed(2)} ms, ${apart.toFixed(2)} apart, p ${p.toFixed(2)}`,
      floor: `unknown ${floor.toFixed(2)} ms`,
      ratio: ms / floor,
      aim: `< ${AIM_MS} ms apart, p > ${AIM_P}`,
      holds: apart < AIM_MS && p > AIM_P,
    })
  }
}

const server = await startPostgres()
try {
  const databaseUrl = await server.createDatabase()
  const storage = await openStorage({ kind: 'postgres', databaseUrl })
  const passwords = await createPasswords()
  const app = await benchApp(benchConfig({ CAPTCHA_COST: '1' }), storage, { passwords, clock: () => now })
  try {
    await addUsers(storage, await passwords.hash('Horse-7-battery'))
    report('sign-in', await measure(app, signIn))
    report('asking for a reset', await measure(app, askForReset))
  } finally {
    await app.close()
    await storage.close()
  }
} finally {
  await server.stop()
}
