import { customSources } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { checkText, getSource, getVersion, listSources, listVersions } from './custom-sources.rules.ts'
import { createSource, deleteSource, restoreSource, saveSource } from './save-source.rules.ts'
import { tryManifest } from './try/try.rules.ts'

export function customSourcesRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  mount(
    app,
    guards,
    customSources,
  )({
    listCustomSources: ({ params, caller }) => listSources(services, caller, params),
    getCustomSource: ({ params, caller }) => getSource(services, caller, params),
    checkManifest: ({ body, caller }) => checkText(services, caller, body.text),
    tryManifest: (call) => tryManifest(services, authorOf(call), call.params.orgId, call.body),
    createCustomSource: (call) => createSource(services, authorOf(call), call.params, call.body.text),
    saveCustomSource: (call) => saveSource(services, authorOf(call), call.params, call.body),
    deleteCustomSource: (call) => deleteSource(services, authorOf(call), call.params),
    listCustomSourceVersions: ({ params, caller }) => listVersions(services, caller, params),
    getCustomSourceVersion: ({ params, caller }) => getVersion(services, caller, params),
    restoreCustomSource: (call) => restoreSource(services, authorOf(call), call.params, call.body.version),
  })
}
