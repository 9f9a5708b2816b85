import type { Services } from '../services.ts'
import type { StructureWriter } from '../sync/index.ts'
import { serverMessages } from './database.messages.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { refreshFailure } from './refresh-failure.ts'
import { synchroniseStructure } from './synchronise-structure.ts'
import { usableCredentials } from './usable-credentials.ts'
import { synchronisationOf } from './write-structure.ts'

type Tools = Pick<Services, 'storage' | 'clock' | 'targets' | 'secretBox'>

/** Creates the refresh of Excel connectors: the same synchronisation that users start by hand. */
export const structureWriter =
  (tools: Tools): StructureWriter =>
  async (run) => {
    try {
      const actor = run.requestedBy === null ? {} : { actorId: run.requestedBy }
      const { organisationId } = run
      const credentials = await usableCredentials(
        tools,
        organisationId,
        serverMessages.noCredentialsForRefresh,
      )
      return await oneAtATime(tools.storage, synchronisationOf(organisationId), (db) =>
        synchroniseStructure(tools, { db, organisationId, credentials, actor, run }),
      )
    } catch (error) {
      throw refreshFailure(error)
    }
  }
