import { createSecretBox } from '../src/storage/secret-box.ts'
import { insertConnector, insertOrganisation } from '../src/sync/testing/sync-records.ts'
import type { Engine } from './embedded-engine.ts'
import type { SimulatedConnector } from './invariants.ts'
import type { Random } from './random.ts'
import { SourceTable, type TableKind } from './source-table.ts'

export const secretBox = createSecretBox(Buffer.alloc(32, 1))

export type FilledDatabase = {
  readonly organisationId: string
  readonly userId: string
  readonly connectors: readonly SimulatedConnector[]
}

/** Empties the database, and adds an organisation with connectors whose sources have rows. */
export async function fillDatabase(engine: Engine, random: Random, now: number): Promise<FilledDatabase> {
  await engine.reset()
  await engine.run(emptyAll)
  const storage = { db: engine.db } as Parameters<typeof insertOrganisation>[0]
  const organisationId = await insertOrganisation(storage, 'ACME')
  await engine.run(`insert into settings (key, value) values ('AllowConnectorRefresh', true)
    on conflict (key) do update set value = true`)
  const { rows } = await engine.run(
    `insert into users (email, email_key, email_status, first_name, last_name, role_id) select 'sue@example.com', 'sue@example.com', 'verified', 'Sue', 'Stone', min(id) from roles returning id`,
  )
  const connectors: SimulatedConnector[] = []
  for (let at = 1, count = random.int(2, 4); at <= count; at++) {
    const name = `source ${at}`
    const id = await insertConnector(storage, secretBox, { organisationId }, 'simulated', {
      'source.name': name,
    })
    const everyMinutes = random.pick([0, 1, 1, 2, 3])
    const cron = everyMinutes === 0 ? 'null' : `'*/${everyMinutes} * * * *'`
    // The trigger sets the time when the schedule changes, so it is set after it.
    await engine.run(`update connectors set schedule = ${cron} where id = '${id}'`)
    await engine.run(
      `update connectors set scheduled_from = '${new Date(now).toISOString()}' where id = '${id}'`,
    )
    connectors.push({ id, name, tables: tablesOf(at, random), everyMinutes })
  }
  return { organisationId, userId: String(rows[0]?.id), connectors }
}

function tablesOf(connector: number, random: Random): SourceTable[] {
  return Array.from({ length: random.int(1, 2) }, (_, at) => {
    const kind = random.pick<TableKind>(['whole', 'changes', 'slices', 'file'])
    const table = new SourceTable(`t${connector}_${at}`, kind)
    for (let change = 0, count = random.int(0, 25); change < count; change++) table.change(random)
    return table
  })
}

// The tables of the queue stay, because creating them takes longer than a whole seed.
const emptyAll = `
  drop schema if exists acme cascade;
  do $$ declare name text; begin
    for name in select quote_ident(relname) from pg_class
      where relnamespace = to_regnamespace('pgboss') and relkind = 'r' and relname <> 'version'
      order by relname = 'queue'
    loop execute 'delete from pgboss.' || name; end loop;
    for name in select quote_ident(column_name) from information_schema.columns
      where table_schema = 'pgboss' and table_name = 'version' and column_name like '%\\_on'
    loop execute 'update pgboss.version set ' || name || ' = null'; end loop;
  end $$;
  alter sequence sim_ids restart;
  truncate organisations, users, connectors, connector_types cascade;`
