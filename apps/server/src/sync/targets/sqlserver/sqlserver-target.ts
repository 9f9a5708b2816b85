import {
  connectToSqlServer,
  type SqlServerConnection,
} from '../../../drivers/sqlserver/sqlserver-connection.ts'
import { sqlServerFailure } from '../../../drivers/sqlserver/sqlserver-failure.ts'
import { bracketIdentifier } from '../../../drivers/sqlserver/sqlserver-quoting.ts'
import { schemaRights } from '../../../drivers/sqlserver/sqlserver-rights.ts'
import { targetFailure } from '../../../drivers/target-failure.ts'
import { syncMessages } from '../../sync.messages.ts'
import { SyncFailure } from '../../sync-failure.ts'
import { type ExcludeFromDriverErrors, excludeSource, holdConnection } from '../connection-holder.ts'
import type { Storing, SyncTarget } from '../sync-target.ts'
import type { TargetAccess } from '../target-access.ts'
import { contentRows } from './content-rows.ts'
import { describeSqlServerTable } from './sqlserver-existing.ts'
import { mergeStaged } from './sqlserver-merge.ts'
import { firstRows } from './sqlserver-preview.ts'
import { type Staged, stageRows } from './sqlserver-staging.ts'

/** The target in a customer's SQL Server. Staged rows are in a temporary table, which is removed with the connection. */
export function sqlServerTarget(access: TargetAccess): SyncTarget {
  let numbers: readonly number[] = []
  const { use, close } = holdConnection(access, {
    async connect(at) {
      const connection = await connectToSqlServer(at, access)
      numbers = connection.errors
      return connection
    },
    probe: (at) => connectToSqlServer(at, access),
    failureOf: (error) => sqlServerFailure(error, numbers),
  })
  return {
    place: access.place,
    close,
    reach: () => use(async () => undefined),
    checkSchema: (schema) => use((connection) => mustBeWritable(connection, schema, false)),
    prepareSchema: (schema) => use((connection) => mustBeWritable(connection, schema, true)),
    describe: (table) => use((connection) => describeSqlServerTable(connection, table)),
    preview: (table, owner) => use((connection) => firstRows(connection, table, owner)),
    withSession: (_, work) =>
      use((connection, exclude) => {
        let staged: Staged | undefined
        return work({
          async stage(rows) {
            staged = await stageRows(connection, rows, excludeSource(contentRows(rows.content), exclude))
          },
          async store(storing) {
            if (!staged) throw new Error('Nothing was staged.')
            await store(connection, storing, staged, exclude)
          },
        })
      }),
  }
}

async function mustBeWritable(connection: SqlServerConnection, schema: string, create: boolean) {
  const [found] = await connection.query(schemaRights, { schema })
  if (found?.mayCreate !== 1) throw targetFailure('mayNotCreate')
  if (found.found !== null) {
    if (found.mayAlter !== 1) throw targetFailure('mayNotCreate')
  } else if (found.mayCreateSchema !== 1) throw targetFailure('schemaMissing')
  else if (create) await connection.query(`create schema ${bracketIdentifier(schema)}`)
}

/** Keeps two refreshes from writing to one table at the same time. */
const lock = `exec sp_getapplock @Resource = @name, @LockMode = N'Exclusive', @LockOwner = N'Transaction', @LockTimeout = 60000`

// A value that is not a number or a date, or is too large for its type, or a text too long for a key.
const misfit = new Set([241, 242, 245, 248, 8114, 8115, 8152, 2628, 9810])

async function store(
  connection: SqlServerConnection,
  storing: Storing,
  staged: Staged,
  exclude: ExcludeFromDriverErrors,
) {
  const { table, name, owner } = storing
  await connection.inTransaction(async () => {
    await connection.query(lock, { name: `Tributary ${table.schema}.${table.name}` })
    const existing = await describeSqlServerTable(connection, table)
    const plan = await exclude(async () => storing.plan(existing))
    try {
      await mergeStaged({ connection, plan, table, existing, staged, name, owner })
    } catch (error) {
      if (!connection.errors.some((number) => misfit.has(number))) throw error
      const sentence = syncMessages.misfit(name, storing.doubtful(plan))
      throw new SyncFailure(sentence, { code: 'source-data', cause: error })
    }
    await exclude(() => storing.beforeCommit())
  })
}
