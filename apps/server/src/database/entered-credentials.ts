import type { DatabaseCredentials, StoredCredentials } from '@tributary/domain'
import { credentialsError, databaseMessages, readTargetHost } from '@tributary/sdk/database'
import { badRequest } from '../http/http-error.ts'
import { serverMessages } from './database.messages.ts'

type Known = Pick<StoredCredentials, 'host' | 'passwordSet'> | null

/** Trims and checks entered credentials as the form does. The password is not trimmed. */
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
