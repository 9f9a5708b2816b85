import { connectionErrors, parseConnectionString } from '@tributary/sdk/rules'
import type { Storage } from '../../storage/storage.ts'
import type { SyncConnector } from '../engine/sync-connector.ts'
import { SyncFailure } from '../engine/sync-failure.ts'
import { targetSchemaName } from '../engine/target-schema.ts'
import { syncMessages } from '../sync.messages.ts'
import { ownTarget } from './own-target.ts'
import type { SyncTarget } from './sync-target.ts'

/** Where a connector's tables go, and to which schema there. Throws what is wrong with its settings; connects later. */
export type OpenTarget = (
  connector: Pick<SyncConnector, 'properties' | 'organisationCode'>,
  organisationId: string,
) => { readonly target: SyncTarget; readonly schema: string }

export const targetsOn =
  (storage: Storage): OpenTarget =>
  ({ properties, organisationCode }, organisationId) => {
    const text = properties.get('target.connectionString')
    const fields = text === undefined ? undefined : parseConnectionString(text)
    if (text !== undefined && !(fields && Object.keys(connectionErrors(fields)).length === 0))
      throw new SyncFailure(syncMessages.badConnectionString, { code: 'settings' })
    if (text !== undefined) throw new SyncFailure(syncMessages.notThisDatabase, { code: 'unsupported' })
    return {
      target: ownTarget(storage, organisationId),
      schema: targetSchemaName(properties.get('target.schema'), organisationCode),
    }
  }
