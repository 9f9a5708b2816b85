import type { ConnectorTable, TablePreview } from '@tributary/domain'
import { HttpError } from '../plugins/http-error.ts'
import type { Services } from '../services.ts'
import type { Caller } from '../session/caller.ts'

const awaited = () => new HttpError(503, 'This is not available yet.')

export async function connectorTables(
  _services: Services,
  _caller: Caller,
  _params: { orgId: string; id: string },
): Promise<ConnectorTable[]> {
  throw awaited()
}

export async function tablePreview(
  _services: Services,
  _caller: Caller,
  _params: { orgId: string; id: string; table: string; schema?: string | undefined },
): Promise<TablePreview> {
  throw awaited()
}
