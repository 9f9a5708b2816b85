import type { ExcelGuide, StoredCredentials, StructureState } from '@tributary/domain'
import * as z from 'zod/mini'
import { connectionCheck } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { list, nothing, written } from './wire/answers.ts'
import { entity } from './wire/entity.ts'
import { flag, orNull, text } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'

/** Text that may be missing, which means empty. */
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
  host: setting,
  database: setting,
  schema: setting,
  user: setting,
  password: z.string().check(z.maxLength(1024)),
})

/** An organisation's database as it is stored, without the password; all empty when never set (CALL-80). */
export const getDatabaseCredentials = endpoint({
  method: 'GET',
  path: '/organisations/{id}/database-credentials',
  summary: 'Get the database of an organisation, without its password.',
  level: 2,
  response: storedCredentials,
})

/** Try and store an organisation's database; a blank password keeps the old one while the host is the same (CALL-81). */
export const saveDatabaseCredentials = endpoint({
  method: 'POST',
  path: '/organisations/{id}/database-credentials',
  summary: 'Try and store the database of an organisation.',
  level: 2,
  body: credentialsBody,
  response: written(nothing),
  errors: [502, 504],
  deadline: 'synchronise',
})

/** Try an organisation's database without storing anything; a blank password means the stored one. [INVENTED] */
export const testDatabaseCredentials = endpoint({
  method: 'POST',
  path: '/organisations/{id}/database-credentials/test',
  summary: 'Try the database of an organisation without storing it.',
  level: 2,
  body: credentialsBody,
  response: list(connectionCheck),
  deadline: 'synchronise',
})

/** Write the Excel structure into an organisation's database, whole or not at all (CALL-82). It changes things. */
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

/** When the Excel structure changed and when it was synchronised last, for everybody who may change it. [INVENTED] */
export const getStructureState = endpoint({
  method: 'GET',
  path: '/organisations/{id}/structure-state',
  summary: 'Tell whether the Excel structure changed since it was synchronised.',
  level: 3,
  response: structureState,
})

/** Which videos this installation shows beside the guide to its Excel connector (requirement DBSET-22). [INVENTED] */
export const getExcelGuide = endpoint({
  method: 'GET',
  path: '/excel-guide',
  summary: 'Tell which videos explain the Excel connector.',
  level: 3,
  response: excelGuide,
})
