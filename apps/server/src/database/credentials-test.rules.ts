import type { ConnectionCheck, DatabaseCredentials } from '@tributary/domain'
import { HttpError } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'

export async function testCredentials(
  _services: Services,
  _organisationId: string,
  _entered: DatabaseCredentials,
): Promise<ConnectionCheck[]> {
  throw new HttpError(503, 'This is not available yet.')
}
