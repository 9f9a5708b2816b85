import type { ConnectionCheck, Id } from '@tributary/domain'
import { HttpError } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import type { Caller } from '../session/caller.ts'
import type { Setting } from './settings-of.ts'

export type ConnectionTest = {
  orgId: string
  sourceConnectorId: Id
  clientConnectorId?: Id | undefined
  properties: Setting[]
}

export async function testConnection(
  _services: Services,
  _caller: Caller,
  _test: ConnectionTest,
): Promise<ConnectionCheck[]> {
  throw new HttpError(503, 'This is not available yet.')
}
