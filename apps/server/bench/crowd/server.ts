import { createAccessTokens } from '../../src/security/access-token.ts'
import { createPasswords } from '../../src/security/passwords.ts'
import type { StorageConnection } from '../../src/storage/storage.ts'
import { benchApp, benchConfig, benchStorage } from '../bench-app.ts'
import { insertCrowd } from '../crowd.ts'
import type { Group, Ready, Usage } from './messages.ts'

// The server of the benchmark: an organisation with users, one where all of them are assigned to each of three
// connectors, and a session for everyone. Runs as its own process until the parent disconnects.

const PASSWORD = 'Horse-7-battery'
const users = Number(process.env.USERS)

// Behind a proxy, so that users have different addresses.
const config = benchConfig({ TRUST_PROXY: '1' })
const storage = await benchStorage(config)
const passwords = await createPasswords()
const tokens = createAccessTokens(config.tokenKey, config.publicUrl.origin)

async function assignAllToThree({ query }: StorageConnection, organisationId: string) {
  await query(
    `delete from connectors where organisation_id = $1
      and name not in ('Connector 1', 'Connector 2', 'Connector 3')`,
    [organisationId],
  )
  await query(
    `insert into connector_users (organisation_id, connector_id, user_id)
      select $1, connectors.id, member.user_id from connectors, user_organisations member
      where connectors.organisation_id = $1 and member.organisation_id = $1 on conflict do nothing`,
    [organisationId],
  )
}

async function groupOf({ query }: StorageConnection, organisationId: string): Promise<Group> {
  const { rows } = await query(
    `insert into sessions (user_id, description, created_at, active_at)
      select user_id, 'benchmark', now(), now() from user_organisations where organisation_id = $1
      returning id, user_id`,
    [organisationId],
  )
  const claims = rows.map(({ id, user_id }) => ({ userId: String(user_id), sessionId: String(id) }))
  return {
    path: `/backend/business2cloud/clients/${organisationId}/connectors/ftp`,
    tokens: await Promise.all(
      claims.map((claim) => tokens.sign({ ...claim, role: 'User', roleLevel: 3 }, new Date())),
    ),
  }
}

const groups = await storage.withConnection(
  async (connection) => {
    const usual = await insertCrowd(connection, 'usual', users)
    const wide = await insertCrowd(connection, 'wide', users)
    await assignAllToThree(connection, wide)
    await connection.query('update users set password_hash = $1', [await passwords.hash(PASSWORD)])
    const ready = { usual: await groupOf(connection, usual), wide: await groupOf(connection, wide) }
    await connection.query('analyze')
    return ready
  },
  { longStatements: true },
)
const app = await benchApp(config, storage, { passwords })
await app.listen({ port: 0, host: '127.0.0.1' })
const [address] = app.addresses()
if (!address || typeof address === 'string') throw new Error('The server has no port.')
process.once('disconnect', () => void app.close().then(() => storage.close()))
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpuMs: (user + system) / 1_000 } satisfies Usage)
})
const emails = Array.from({ length: users }, (_, n) => `usual${n + 1}@tributary.example`)
process.send?.({ port: address.port, ...groups, emails } satisfies Ready)
