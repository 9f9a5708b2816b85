import type { StorageConnection } from '../storage/storage.ts'
import { BackupFailure, backupMessages } from './backup-failure.ts'
import type { Manifest } from './manifest.ts'

/** Throws unless the database has nothing that a server or a restore has written. */
export async function mustBeEmpty({ query }: StorageConnection, { schemas }: Manifest): Promise<void> {
  const names = schemas.map(({ name }) => name)
  const { rows } = await query(
    `select format('the table %I.%I', n.nspname, c.relname) as what
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = current_schema() and c.relkind in ('r', 'p')
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     union all select format('the schema %I', nspname) from pg_namespace
       where nspname <> current_schema() and (nspname = 'pgboss' or nspname = any ($1::text[])
         or obj_description(oid, 'pg_namespace') like 'Tributary organisation %')
     limit 1`,
    [names],
  )
  if (rows[0]) throw new BackupFailure(backupMessages.notEmpty(String(rows[0].what)))
}
