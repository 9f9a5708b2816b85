import type { ExcelGuide, StoredCredentials, StructureState } from '@tributary/domain'
import * as z from 'zod/mini'
import { connectionCheck } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list, nothing, written } from './wire/answers.ts'
import { entity } from './wire/entity.ts'
import { flag, orNull, text } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'

/** Optional text. Missing means empty. */
const textOrEmpty = z.codec(z.nullish(z.string()), z.string(), {
  decode: (wire) => wire ?? '',
  encode: (value) => value,
})

export const storedCredentials = entity<StoredCredentials>({
  host: ['host', textOrEmpty],
  database: ['database', textOrEmpty],
  schema: ['schema', textOrEmpty],
  user: ['user', textOrEmpty],
  passwordSet: ['passwordSet', flag],
})

export const structureState = entity<StructureState>({
  changedAt: ['ChangedAtUtc', instantOrNull],
  synchronisedAt: ['SynchronisedAtUtc', instantOrNull],
  credentialsSet: ['CredentialsSet', flag],
})

export const excelGuide = entity<ExcelGuide>({
  microsoft365Video: ['Microsoft365Video', orNull(text)],
  excel365Video: ['Excel365Video', orNull(text)],
})

const setting = z.string().check(z.maxLength(255))

const credentialsBody = z.strictObject({
  /** The host, e.g. `db.example,1433` for SQL Server or `postgres://db.example:5432` for PostgreSQL. */
  host: setting,
  /** The name of the database on that host. */
  database: setting,
  /** The schema that receives the tables. */
  schema: setting,
  /** The database user. */
  user: setting,
  /** The password of the database user. Blank keeps the stored one, if the host is unchanged. */
  password: z.string().check(z.maxLength(1024)),
})

export const getDatabaseCredentials = endpoint({
  method: 'GET',
  path: '/organisations/{id}/database-credentials',
  summary: 'Get the database of an organisation, without its password.',
  level: 2,
  response: storedCredentials,
})

export const saveDatabaseCredentials = endpoint({
  method: 'POST',
  path: '/organisations/{id}/database-credentials',
  summary: 'Test and store the database of an organisation.',
  level: 2,
  body: credentialsBody,
  response: written(nothing),
  errors: [502, 504],
  deadline: 'synchronise',
})

export const testDatabaseCredentials = endpoint({
  method: 'POST',
  path: '/organisations/{id}/database-credentials/test',
  summary: 'Test the database of an organisation without storing it.',
  level: 2,
  body: credentialsBody,
  response: list(connectionCheck),
  deadline: 'synchronise',
})

export const synchroniseTables = endpoint({
  method: 'GET',
  path: '/organisations/{id}/database-table-sync',
  summary: 'Write the Excel structure into the database of an organisation.',
  level: 2,
  response: written(nothing),
  errors: [409, 502, 504],
  deadline: 'synchronise',
  acts: true,
})

export const getStructureState = endpoint({
  method: 'GET',
  path: '/organisations/{id}/structure-state',
  summary: 'Get when the Excel structure last changed and was last synchronised.',
  level: 3,
  response: structureState,
})

export const getExcelGuide = endpoint({
  method: 'GET',
  path: '/excel-guide',
  summary: 'Get the videos that explain the Excel connector.',
  level: 3,
  response: excelGuide,
})
