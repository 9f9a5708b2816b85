import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { startSmtp } from '../../test/support/smtp.ts'
import { newDatabase } from '../../test/support/test-storage.ts'
import { ConfigError } from '../config-error.ts'
import { lockDataDir } from '../storage/data-dir-lock.ts'
import { openStorage, type StorageChoice } from '../storage/open-storage.ts'
import { openPostgres } from '../storage/postgres-storage.ts'
import { createSecretBox } from '../storage/secret-box.ts'
import { insertConnector, insertOrganisation } from '../sync/testing/sync-records.ts'
import { checkConfig } from './check-config.ts'

const newKey = () => randomBytes(32).toString('base64')
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://portal.example',
  ENCRYPTION_KEY: newKey(),
  TOKEN_KEY: newKey(),
  SMTP_URL: 'smtp://mail.example',
  DATABASE_URL: 'postgres://database.example/tributary',
}

const emptyDatabase = () => newDatabase(inject('postgresUrl'), inject('postgresTemplates').empty)

describe('the check of the settings', () => {
  it('finds nothing in complete settings', async () => {
    expect(await checkConfig(production)).toEqual({ problems: [], warnings: [], reached: [] })
  })

  it('lists every problem and warning, of whatever kind', async () => {
    const { problems, warnings } = await checkConfig({
      ...production,
      PORT: 'http',
      ALLOWED_ORIGINS: 'portal',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'nowhere',
      TOKEN_KEY: 'short',
      SIGN_IN_XERO_ISSUER: 'https://xero.example',
      RECAPTCHA_SITE_KEY: 'k',
      ADMIN_EMIAL: 'you@example.com',
    })
    const named = ['PORT', 'ALLOWED_ORIGINS', 'SMTP_URL', 'MAIL_FROM', 'TOKEN_KEY', 'SIGN_IN_XERO_CLIENT_ID']
    for (const name of [...named, 'RECAPTCHA_SECRET']) expect(problems.join('\n')).toContain(name)
    expect(problems).toHaveLength(named.length + 1)
    expect(warnings).toEqual([expect.stringContaining('Did you mean ADMIN_EMAIL?')])
  })

  it('repeats no secret', async () => {
    const secret = 'very-secret-value'
    const names = ['DATABASE_URL', 'SMTP_URL', 'ENCRYPTION_KEY', 'TOKEN_KEY', 'RECAPTCHA_SECRET']
    const wrong = Object.fromEntries(
      names.flatMap((name) => [
        [name, secret],
        [`${name}_FILE`, secret],
      ]),
    )
    const { problems, warnings } = await checkConfig({ ...wrong, SIGN_IN_XERO_CLIENT_SECRET: secret })
    expect(problems.length).toBeGreaterThan(names.length)
    expect([...problems, ...warnings].join()).not.toContain(secret)
  })

  it('creates no folder and no key', async () => {
    const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'tributary-check-')), 'data')
    await checkConfig({ DATA_DIR }, { connect: true })
    expect(existsSync(DATA_DIR)).toBe(false)
  })
})

describe('the check of the connections', () => {
  it('accepts a mail server, an empty database, and one with secrets of this key', async () => {
    const [smtp, DATABASE_URL] = [await startSmtp(), await emptyDatabase()]
    const reachable = {
      ...production,
      DATABASE_URL,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      SMTP_TLS: 'optional',
    }
    const { host, pathname } = new URL(DATABASE_URL)
    const reached = [
      `Reached the mail server 127.0.0.1:${smtp.port} (SMTP_URL).`,
      `Reached the database “${pathname.slice(1)}” on ${host} (DATABASE_URL).`,
    ]
    expect(await checkConfig(reachable, { connect: true })).toEqual({ problems: [], warnings: [], reached })
    await storeSecret(DATABASE_URL, production.ENCRYPTION_KEY)
    expect(await checkConfig(reachable, { connect: true })).toEqual({ problems: [], warnings: [], reached })
    expect(smtp.received).toEqual([])
    await smtp.stop()
  })

  it('explains a different key, and a mail server that does not respond', async () => {
    const DATABASE_URL = await emptyDatabase()
    await storeSecret(DATABASE_URL, newKey())
    const smtp = await startSmtp()
    await smtp.stop()
    const SMTP_URL = `smtp://user:hidden@127.0.0.1:${smtp.port}`
    const checked = await checkConfig({ ...production, DATABASE_URL, SMTP_URL }, { connect: true })
    const { problems } = checked
    expect(problems).toEqual([
      expect.stringMatching(/^The mail server 127\.0\.0\.1:\d+ \(SMTP_URL\) cannot be used: /),
      expect.stringContaining('ENCRYPTION_KEY is not the key'),
    ])
    expect(JSON.stringify(checked)).not.toContain('hidden')
  })

  it('explains a secret that was copied from a different row', async () => {
    const DATABASE_URL = await emptyDatabase()
    await storeSecret(DATABASE_URL, production.ENCRYPTION_KEY)
    await storeSecret(DATABASE_URL, production.ENCRYPTION_KEY)
    await swapSecrets(DATABASE_URL)
    const { problems } = await checkConfig(
      { ...production, DATABASE_URL, SMTP_URL: undefined, NODE_ENV: '' },
      { connect: true },
    )
    expect(problems).toEqual([
      'ENCRYPTION_KEY does not open a secret in the table connector_properties. The row was changed, or copied from a different database.',
    ])
  })

  it('explains a database that does not exist', async () => {
    const url = new URL(await emptyDatabase())
    url.pathname = '/missing'
    const { problems } = await checkConfig({ DATABASE_URL: url.href }, { connect: true })
    expect(problems).toEqual([expect.stringContaining('database "missing" does not exist')])
  })
})

describe('the check of the embedded database', () => {
  const folder = () => mkdtempSync(join(tmpdir(), 'tributary-check-'))

  it('says that a first start creates it', async () => {
    const DATA_DIR = folder()
    expect(await checkConfig({ DATA_DIR }, { connect: true })).toEqual({
      problems: [],
      warnings: [`There is no database in ${DATA_DIR} yet. The first start creates it.`],
      reached: [],
    })
  })

  it('opens a stored secret with the key, and explains a different key', async () => {
    const [DATA_DIR, key] = [folder(), newKey()]
    await storeSecret({ kind: 'pglite', dataDir: DATA_DIR }, key)
    const check = (ENCRYPTION_KEY: string) => checkConfig({ DATA_DIR, ENCRYPTION_KEY }, { connect: true })
    expect(await check(key)).toEqual({
      ...{ problems: [], warnings: [] },
      reached: [`Opened the embedded database in ${DATA_DIR}.`],
    })
    expect((await check(newKey())).problems).toEqual([expect.stringContaining('is not the key')])
  })

  it('is left out while a server has it open', async () => {
    const DATA_DIR = folder()
    mkdirSync(join(DATA_DIR, 'database'))
    writeFileSync(join(DATA_DIR, 'database/PG_VERSION'), '17')
    const lock = lockDataDir(DATA_DIR)
    const { problems, warnings } = await checkConfig({ DATA_DIR }, { connect: true })
    lock.release()
    expect([problems, warnings]).toEqual([
      [],
      ['The embedded database was not checked, because a server has it open.'],
    ])
  })
})

describe('PostgreSQL 15', () => {
  const sentence =
    'The database server (DATABASE_URL) runs PostgreSQL 15. Tributary needs PostgreSQL 16 or newer.'

  it('is reported by the check', async () => {
    const DATABASE_URL = await oldServer()
    const { problems } = await checkConfig({ DATABASE_URL }, { connect: true })
    expect(problems).toEqual([sentence])
  })

  it('prevents a start, which changes nothing', async () => {
    const databaseUrl = await oldServer()
    await expect(openStorage({ kind: 'postgres', databaseUrl })).rejects.toThrow(new ConfigError(sentence))
    const storage = await openPostgres(databaseUrl)
    const { rows } = await storage.withConnection(({ query }) =>
      query(`select to_regclass('kysely_migration') as found`),
    )
    await storage.close()
    expect(rows).toEqual([{ found: null }])
  })
})

/** A database that reports an older version of its server: its own function comes before the one of PostgreSQL. */
async function oldServer() {
  const url = await newDatabase(inject('postgresUrl'), 'template0')
  const storage = await openPostgres(url)
  await storage.withConnection(({ query }) =>
    query(`create schema older;
      create function older.current_setting(text) returns text language sql as $$ select '150013' $$;
      do $$ begin
        execute format('alter database %I set search_path = older, pg_catalog, public', current_database());
      end $$`),
  )
  await storage.close()
  return url
}

async function storeSecret(place: string | StorageChoice, key: string) {
  const storage = typeof place === 'string' ? await openPostgres(place) : await openStorage(place)
  const organisationId = await insertOrganisation(storage, `ACME ${Math.random()}`)
  const box = createSecretBox(Buffer.from(key, 'base64'))
  await insertConnector(storage, box, { organisationId }, 'ftp', { 'ftp.password': 'secret' })
  await storage.close()
}

async function swapSecrets(databaseUrl: string) {
  const storage = await openPostgres(databaseUrl)
  await storage.withConnection(({ query }) =>
    query(`update connector_properties to_change set sealed =
      (select sealed from connector_properties where sealed is not null and id <> to_change.id limit 1)
      where sealed is not null`),
  )
  await storage.close()
}
