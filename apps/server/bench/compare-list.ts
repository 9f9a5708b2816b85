import { gunzipSync } from 'node:zlib'
import { reportFigure } from '@tributary/tooling/figure'
import { startPostgres } from '@tributary/tooling/postgres'
import type { FastifyInstance } from 'fastify'
import { createPasswords } from '../src/security/passwords.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import type { Storage, StorageConnection } from '../src/storage/storage.ts'
import { benchApp, benchConfig } from './bench-app.ts'

const PASSWORD = 'Horse-7-battery'
const ROUNDS = 9
const AIM = 5

/** A server on PostgreSQL with a signed-in superadmin. */
export type BenchPlace = { app: FastifyInstance; storage: Storage; organisationId: string; token: string }

/** Fills a new database, makes the user `<name>1` of the crowd a superadmin, and measures. */
export async function withBenchPlace(
  name: string,
  fill: (connection: StorageConnection) => Promise<string>,
  measure: (place: BenchPlace) => Promise<void>,
): Promise<void> {
  const server = await startPostgres()
  try {
    const storage = await openStorage({ kind: 'postgres', databaseUrl: await server.createDatabase() })
    const passwords = await createPasswords()
    const app = await benchApp(benchConfig(), storage, { passwords })
    const email = `${name}0@tributary.example`
    try {
      const hash = await passwords.hash(PASSWORD)
      const organisationId = await storage.withConnection(
        async (connection) => {
          const id = await fill(connection)
          await connection.query(
            'update users set role_id = 1, password_hash = $1, email = $2, email_key = $2 where email_key = $3',
            [hash, email, `${name}1@tributary.example`],
          )
          await connection.query('analyze')
          return id
        },
        { longStatements: true },
      )
      await measure({ app, storage, organisationId, token: await signedIn(app, email) })
    } finally {
      await app.close()
      await storage.close()
    }
  } finally {
    await server.stop()
  }
}

async function signedIn(app: FastifyInstance, emailAddress: string) {
  const payload = { emailAddress, password: PASSWORD }
  const response = await app.inject({ method: 'POST', url: '/backend/auth/signin', payload })
  return String(response.json().accessToken)
}

type Compared = {
  /** What the list is, for the report. */
  name: string
  url: string
  /** Reads the rows of the list with the database driver only. */
  bareRows: () => Promise<unknown>
  /** How many rows the list must have. */
  rows?: number
}

/** Compares a list with a plain read of its rows, and reports both and the size of the response. */
export async function compareList({ app, token }: BenchPlace, { name, url, bareRows, rows }: Compared) {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
  const read = () => app.inject({ url, headers })
  const { rawPayload: zipped, statusCode } = await read()
  if (statusCode !== 200) throw new Error(`${url} responded with ${statusCode}.`)
  const whole = gunzipSync(zipped)
  const found = JSON.parse(whole.toString()).length
  if (found === 0 || (rows !== undefined && found !== rows)) throw new Error(`${name}: ${found} rows.`)
  const [times, floors]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await timed(bareRows))
    times.push(await timed(read))
  }
  const [ms, floor] = [median(times), median(floors)]
  reportFigure({
    name: `${name}, ${megabytes(whole.length)}, ${megabytes(zipped.length)} zipped`,
    value: `${ms.toFixed(0)} ms`,
    floor: `their rows ${floor.toFixed(0)} ms`,
    ratio: ms / floor,
    aim: `≤ ${AIM}`,
    holds: ms / floor <= AIM,
  })
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`

async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
