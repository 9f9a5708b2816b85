import type { DatabaseCredentials, StoredCredentials } from '@tributary/domain'
import { credentialsError, databaseMessages, readTargetHost } from '@tributary/sdk/database'
import { badRequest } from '../http/http-error.ts'
import { serverMessages } from './database.messages.ts'

type Known = Pick<StoredCredentials, 'host' | 'passwordSet'> | null

/** What somebody entered, outer blanks gone, checked as their form checks it. The password stays as it was typed. */
export function enteredCredentials(body: DatabaseCredentials, known: Known): DatabaseCredentials {
  const entered = {
    host: body.host.trim(),
    database: body.database.trim(),
    schema: body.schema.trim(),
    user: body.user.trim(),
    password: body.password,
  }
  const error = credentialsError(entered, known)
  if (error?.field === 'password' && known?.passwordSet) throw badRequest(serverMessages.passwordAgain)
  if (error) throw badRequest(error.sentence)
  if (!readTargetHost(entered.host)) throw badRequest(databaseMessages.badHost)
  return entered
}
