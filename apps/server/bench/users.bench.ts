import { gunzipSync } from 'node:zlib'
import { reportFigure } from '@tributary/tooling/figure'
import { startPostgres } from '@tributary/tooling/postgres'
import type { FastifyInstance } from 'fastify'
import { createPasswords } from '../src/security/passwords.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import type { Storage } from '../src/storage/storage.ts'
import { benchApp, benchConfig } from './bench-app.ts'
import { insertCrowd } from './crowd.ts'

// Compares the list of an organisation's users with all their links to a plain read of the same rows.

const MEMBERS = Number(process.env.BENCH_ROWS ?? 10_000)
const ROUNDS = 9
const AIM = 5

const links = [
  ['group_users', 'group_id', 'security_groups', 'name'],
  ['entity_users', 'entity_id', 'entities', 'name'],
  ['helper_table_users', 'helper_table_id', 'helper_tables', 'name'],
  ['connector_users', 'connector_id', 'connectors', 'name'],
  ['xero2sql_product_users', 'product_id', 'xero2sql_products', 'company_name'],
] as const

/** Reads the rows of the response with the database driver only. */
async function bareRows({ withConnection }: Storage, organisationId: string) {
  await withConnection(async ({ query }) => {
    await query(
      `select u.id, u.first_name, u.last_name, u.email, u.microsoft_id, u.last_signed_in_at, r.id, r.name, s.id, s.name
        from users u join user_organisations m on m.user_id = u.id
        join roles r on r.id = u.role_id join statuses s on s.id = u.status_id where m.organisation_id = $1`,
      [organisationId],
    )
    for (const [table, column, of, name] of links)
      await query(
        `select l.user_id, t.id, t.${name} from ${table} l join ${of} t on t.id = l.${column} where l.organisation_id = $1`,
        [organisationId],
      )
  })
}

async function measure(app: FastifyInstance, storage: Storage, organisationId: string) {
  const token = await signedIn(app)
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' }
  const list = () => app.inject({ url: `/backend/users?orgId=${organisationId}`, headers })
  const times: number[] = []
  const floors: number[] = []
  const { rawPayload: zipped } = await list()
  const whole = gunzipSync(zipped)
  if (JSON.parse(whole.toString()).length !== MEMBERS) throw new Error('Not everybody is in the list.')
  for (let round = 0; round < ROUNDS; round += 1) {
    floors.push(await timed(() => bareRows(storage, organisationId)))
    times.push(await timed(list))
  }
  report(median(times), median(floors), [whole.length, zipped.length])
}

async function signedIn(app: FastifyInstance) {
  const payload = { emailAddress: 'crowded0@tributary.example', password: 'Horse-7-battery' }
  const answer = await app.inject({ method: 'POST', url: '/backend/auth/signin', payload })
  return String(answer.json().accessToken)
}

async function timed(work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

function report(ms: number, floor: number, [whole, zipped]: readonly [number, number]) {
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  reportFigure({
    name: `list of ${MEMBERS} users, ${megabytes(whole)}, ${megabytes(zipped)} zipped`,
    value: `${ms.toFixed(0)} ms`,
    floor: `their rows ${floor.toFixed(0)} ms`,
    ratio: ms / floor,
    aim: `≤ ${AIM}`,
    holds: ms / floor <= AIM,
  })
}

const server = await startPostgres()
try {
  const storage = await openStorage({ kind: 'postgres', databaseUrl: await server.createDatabase() })
  const passwords = await createPasswords()
  const app = await benchApp(benchConfig(), storage, { passwords })
  try {
    const hash = await passwords.hash('Horse-7-battery')
    const crowded = await storage.withConnection(
      async (connection) => {
        await insertCrowd(connection, 'elsewhere', MEMBERS)
        const id = await insertCrowd(connection, 'crowded', MEMBERS)
        await connection.query(
          `update users set role_id = 1, password_hash = $1, email = 'crowded0@tributary.example',
          email_key = 'crowded0@tributary.example' where email_key = 'crowded1@tributary.example'`,
          [hash],
        )
        await connection.query('analyze')
        return id
      },
      { longStatements: true },
    )
    await measure(app, storage, crowded)
  } finally {
    await app.close()
    await storage.close()
  }
} finally {
  await server.stop()
}
