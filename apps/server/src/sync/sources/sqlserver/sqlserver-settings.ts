import { parseConnectionString } from '@tributary/sdk/connectors'
import { readTargetHost } from '@tributary/sdk/database'
import { SourceFailure } from '../../source-failure.ts'
import { sqlServerMessages } from './sqlserver.messages.ts'

export type SqlServerSettings = {
  readonly host: string
  readonly port: number
  readonly database: string
  readonly user: string
  readonly password: string
}

/** Reads a connector's `source.connectionString`. We use one result set at a time, whatever it sets. */
export function readSqlServerSettings(properties: ReadonlyMap<string, string>): SqlServerSettings {
  const written = properties.get('source.connectionString')
  if (!written) throw settings(sqlServerMessages.missing)
  const fields = parseConnectionString(written)
  if (!fields || fields.initialCatalog.trim() === '' || fields.userId === '')
    throw settings(sqlServerMessages.badString)
  const place = readTargetHost(fields.dataSource)
  if (place?.engine !== 'sqlserver') throw settings(sqlServerMessages.badHost)
  return {
    host: place.host,
    port: place.port,
    database: fields.initialCatalog.trim(),
    user: fields.userId,
    password: fields.password,
  }
}

const settings = (sentence: string) => new SourceFailure(sentence, { code: 'settings' })
