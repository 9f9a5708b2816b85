import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { startBackend } from '../support/backend.ts'
import { newDatabase } from '../support/test-storage.ts'

// After a failover the server may still be connected to the former primary, which is read-only. Writes must get a clear
// message, and the server must open new connections.

it('a database that became read-only gets a clear message, and new connections work again', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'), inject('postgresTemplates').demo)
  const storage = await openStorage({ kind: 'postgres', databaseUrl })
  const backend = await startBackend({}, { storage })
  const database = new URL(databaseUrl).pathname.slice(1)
  const direct = new pg.Client({ connectionString: databaseUrl })
  await direct.connect()
  const signIn = async () => {
    const { statusCode, headers, json } = await backend.browser().signIn('olga@tributary.example')
    return [statusCode, headers['retry-after'], json().message]
  }
  try {
    expect(await signIn()).toEqual([200, undefined, undefined])
    await direct.query(`alter database ${database} set default_transaction_read_only = on`)
    await direct.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [database],
    )
    await expect
      .poll(signIn)
      .toEqual([
        503,
        '5',
        'The database accepts no changes right now, so nothing was saved. Please try again.',
      ])
    await direct.query(`alter database ${database} reset default_transaction_read_only`)
    expect(await signIn()).toEqual([200, undefined, undefined])
  } finally {
    await direct.end()
    await backend.close()
  }
})
