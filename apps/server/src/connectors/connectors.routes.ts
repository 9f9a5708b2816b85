import { connectors } from '@tributary/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../audit/audited-transaction.ts'
import { type Guards, mount } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { authoriseHandlers } from './authorise/authorise.routes.ts'
import { testConnection } from './connection-test/connection-test.rules.ts'
import { connectorTypesOf, everyConnectorType } from './connector-types.queries.ts'
import {
  type CallOfConnector,
  connectorsOfTypeNamed,
  readConnector,
  reportWrongOrganisation,
} from './connectors.rules.ts'
import { runningConnectors } from './insights.queries.ts'
import { assignOrganisations, assignUsers } from './manage/assign.rules.ts'
import { createConnector } from './manage/create.rules.ts'
import { everyLicence, saveLicences, selectedLicences } from './manage/licences.rules.ts'
import { deleteConnector, disconnectConnector, updateConnector } from './manage/manage.rules.ts'
import { pauseSchedule, resumeSchedule } from './manage/pause.rules.ts'
import { connectorTables, everyTable, tablePreview } from './preview/preview.rules.ts'
import { reconnectHandlers } from './reconnect/reconnect.routes.ts'
import { refreshHistory } from './runs/history.rules.ts'
import { refreshById, refreshByKey } from './runs/refresh.rules.ts'
import { allConnectors, cancelRefresh, refreshRuns } from './runs/runs.rules.ts'
import {
  createSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  updateSavedFilter,
} from './saved-filters/saved-filters.rules.ts'
import {
  addProperties,
  deleteProperty,
  listProperties,
  updateProperties,
  updateProperty,
} from './settings/properties.rules.ts'

export function connectorsRoutes(app: FastifyInstance, services: Services, guards: Guards): void {
  const { db } = services.storage
  const reportWrong: <T>(call: CallOfConnector, work: () => Promise<T>) => Promise<T> = (call, work) =>
    reportWrongOrganisation(db, call, work)

  mount(
    app,
    guards,
    connectors,
  )({
    listInsights: () => runningConnectors(db),
    listConnectorTypes: () => everyConnectorType(db),
    listOrganisationConnectorTypes: ({ params }) => connectorTypesOf(db, params.orgId),
    listConnectors: ({ params, query, caller }) =>
      connectorsOfTypeNamed(db, caller, params.orgId, params.connectorId, {
        properties: query.excludeProperties !== 'true',
        limit: query.limit,
      }),
    getConnector: ({ params, query, caller }) =>
      readConnector(db, caller, params.id, { properties: query.excludeProperties !== 'true' }),

    refreshConnector: (call) =>
      reportWrong(call, () => refreshById(services, authorOf(call), call.params, call.body)),
    refreshConnectorByKey: (call) => refreshByKey(services, authorOf(call), call.params, call.body),

    listEveryConnector: ({ params, query, caller }) =>
      allConnectors(services, caller, params.orgId, { needingAttention: query.needsAttention === 'true' }),
    listRefreshRuns: ({ params, query, caller }) => refreshRuns(services, caller, { ...params, ...query }),
    getRefreshHistory: ({ params, query, caller }) =>
      refreshHistory(services, caller, { ...params, ...query }),
    cancelRefresh: (call) => reportWrong(call, () => cancelRefresh(services, authorOf(call), call.params)),
    listConnectorTables: (call) =>
      reportWrong(call, () => connectorTables(services, call.caller, call.params)),
    listEveryTable: ({ params, caller }) => everyTable(services, caller, params),
    previewConnectorTable: (call) =>
      reportWrong(call, () => tablePreview(services, call.caller, { ...call.params, ...call.query })),
    testConnection: (call) => testConnection(services, authorOf(call), { ...call.params, ...call.body }),

    createConnector: (call) => createConnector(services, authorOf(call), call.params.orgId, call.body),
    updateConnector: ({ params: { orgId, id }, body, ...call }) => {
      const params = { orgId, id }
      return reportWrong({ ...call, params }, () => updateConnector(services, authorOf(call), params, body))
    },
    deleteConnector: (call) =>
      reportWrong(call, () => deleteConnector(services, authorOf(call), call.params)),
    pauseSchedule: (call) => reportWrong(call, () => pauseSchedule(services, authorOf(call), call.params)),
    resumeSchedule: (call) => reportWrong(call, () => resumeSchedule(services, authorOf(call), call.params)),
    disconnectConnector: (call) => disconnectConnector(services, authorOf(call), call.params),
    assignUsers: (call) => assignUsers(services, authorOf(call), call.params.id, call.body.users),
    assignOrganisations: (call) =>
      assignOrganisations(services, authorOf(call), call.params.id, call.body.organisations),

    listSavedFilters: ({ params, caller }) => listSavedFilters(services, caller, params.orgId),
    createSavedFilter: (call) => createSavedFilter(services, authorOf(call), call.params.orgId, call.body),
    updateSavedFilter: (call) => updateSavedFilter(services, authorOf(call), call.params, call.body),
    deleteSavedFilter: (call) => deleteSavedFilter(services, authorOf(call), call.params),

    listLicences: ({ params, caller }) => everyLicence(db, caller, params.id),
    listConnectorLicences: (call) => reportWrong(call, () => selectedLicences(db, call.caller, call.params)),
    saveLicences: (call) =>
      reportWrong(call, () => saveLicences(services, authorOf(call), call.params, call.body.licences)),

    listProperties: (call) => reportWrong(call, () => listProperties(services, call.caller, call.params)),
    addProperties: (call) =>
      reportWrong(call, () => addProperties(services, authorOf(call), call.params, call.body)),
    updateProperties: (call) =>
      reportWrong(call, () => updateProperties(services, authorOf(call), call.params, call.body)),
    updateProperty: (call) =>
      reportWrong(call, () => updateProperty(services, authorOf(call), call.params, call.body.value)),
    deleteProperty: (call) => reportWrong(call, () => deleteProperty(services, authorOf(call), call.params)),

    ...authoriseHandlers(services),
    ...reconnectHandlers(services),
  })
}
