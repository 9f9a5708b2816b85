import type { ClientConnector, RefreshLog, RefreshRun } from '@tributary/domain'
import type { Written } from '@tributary/sdk/contract'
import type { Author } from '../audit/recorded.ts'
import { HttpError } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import type { Caller } from '../session/caller.ts'

const awaited = () => new HttpError(503, 'This is not available yet.')

export async function everyConnector(
  _services: Services,
  _caller: Caller,
  _orgId: string,
): Promise<ClientConnector[]> {
  throw awaited()
}

export async function refreshRunsOfType(
  _services: Services,
  _caller: Caller,
  _params: { orgId: string; connectorType: string },
): Promise<RefreshRun[]> {
  throw awaited()
}

export async function cancelRefresh(
  _services: Services,
  _author: Author,
  _params: { orgId: string; id: string },
): Promise<Written<RefreshLog>> {
  throw awaited()
}
