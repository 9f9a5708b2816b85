import { database } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import type { Caller } from '../http/caller.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { testCredentials } from './credentials-test.rules.ts'
import { saveCredentials, structureState, visibleCredentials } from './database.rules.ts'
import { inWordsFor } from './in-words-for.ts'
import { synchronise } from './synchronise.rules.ts'

export function databaseRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  /** Applies the organisation guard, which expects `{orgId}`, to the `{id}` of these paths. */
  const named = async (caller: Caller, id: string) => {
    await guards.organisation(caller, { params: { orgId: id }, query: {}, body: {} })
    return id
  }

  mount(
    app,
    guards,
    database,
  )({
    getDatabaseCredentials: async ({ params, caller }) =>
      visibleCredentials(services.storage.db, await named(caller, params.id)),
    getExcelGuide: async () => services.config.excelGuide,
    getStructureState: async ({ params, caller }) =>
      structureState(services.storage.db, await named(caller, params.id)),
    saveDatabaseCredentials: async (call) => {
      const organisationId = await named(call.caller, call.params.id)
      return saveCredentials(services, authorOf(call), organisationId, call.body).catch(
        inWordsFor(call.caller),
      )
    },
    testDatabaseCredentials: async (call) =>
      testCredentials(services, authorOf(call), await named(call.caller, call.params.id), call.body),
    synchroniseTables: async (call) => {
      const organisationId = await named(call.caller, call.params.id)
      const tools = { ...services, log: call.request.log }
      return synchronise(tools, authorOf(call), organisationId).catch(inWordsFor(call.caller))
    },
  })
}
