import type { DatabaseCredentials } from '@tributary/domain'
import { HttpError } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { serverMessages } from './database.messages.ts'
import { credentialsOf } from './targets/credentials.queries.ts'
import { withPassword } from './targets/stored-credentials.ts'

/** The stored credentials are missing or cannot be opened. */
export class UnusableCredentials extends HttpError {
  override name = 'UnusableCredentials'
}

/** Returns the credentials to write the structure with. Throws 400, with the sentence `missing` if none are stored. */
export async function usableCredentials(
  { storage, secretBox }: Pick<Services, 'storage' | 'secretBox'>,
  organisationId: string,
  missing: string,
): Promise<DatabaseCredentials> {
  const stored = await credentialsOf(storage.db, organisationId)
  if (!stored) throw new UnusableCredentials(400, missing)
  try {
    return withPassword(secretBox, organisationId, stored)
  } catch {
    throw new UnusableCredentials(400, serverMessages.passwordUnreadable)
  }
}
