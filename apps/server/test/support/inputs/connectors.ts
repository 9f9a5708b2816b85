import type { connectors } from '@tributary/sdk/contract'
import { type InputsOf, PUBLIC, type Target } from './call-input.ts'

const connector = ({ orgId, of }: Target) => ({ orgId, connectorId: of.connector })
const property = (target: Target) => ({ ...connector(target), propertyId: target.of.property })
const inOrganisation = ({ orgId, of }: Target) => ({ orgId, id: of.connector })
const byKey = ({ of }: Target) => ({ clientKey: of.clientKey, connectorKey: of.connectorKey })
/** Settings of a server that does not exist. */
const ftpSettings = [
  ['ftp.host', '127.0.0.1'],
  ['ftp.username', 'anna'],
  ['ftp.password', 'a password'],
  ['ftp.path', '/out'],
].map(([Name, Value]) => ({ Name, Value }))
const refresh = { fullTransactionSync: false, statusMessage: 'Refresh requested from the portal' }

export const connectorInputs: InputsOf<typeof connectors> = {
  authorise: ({ orgId }) => ({ params: { type: 'xero' }, query: { state: orgId }, body: {} }),
  authorisePage: PUBLIC,
  listReconnectLinks: ({ orgId }) => ({ params: { orgId } }),
  askToReconnect: ({ orgId, of, unique }) => ({
    params: { orgId, id: of.reconnectable },
    body: { emailAddress: `${unique.replace(/\W/g, '-').toLowerCase()}@harbour.example` },
  }),
  withdrawReconnectLink: ({ orgId, of }) => ({ params: { orgId, id: of.reconnectable } }),
  openReconnectLink: PUBLIC,
  startReconnecting: PUBLIC,
  listInsights: () => ({}),
  listConnectorTypes: () => ({}),
  listOrganisationConnectorTypes: ({ orgId }) => ({ params: { orgId } }),
  getConnector: ({ of }) => ({ params: { id: of.connector } }),
  listConnectors: ({ orgId }) => ({ params: { orgId, connectorId: 'ftp' } }),
  refreshConnector: (target) => ({ params: inOrganisation(target), body: refresh }),
  refreshConnectorByKey: (target) => ({ params: byKey(target), body: {} }),
  listEveryConnector: ({ orgId }) => ({ params: { orgId } }),
  listRefreshRuns: ({ orgId }) => ({ params: { orgId }, query: { connectorType: 'ftp' } }),
  getRefreshHistory: ({ orgId }) => ({
    params: { orgId },
    query: { bucket: 'day', count: '14', zone: 'Europe/Copenhagen' },
  }),
  pauseSchedule: (target) => ({ params: inOrganisation(target) }),
  resumeSchedule: (target) => ({ params: inOrganisation(target) }),
  listSavedFilters: ({ orgId }) => ({ params: { orgId } }),
  createSavedFilter: ({ orgId, unique }) => ({
    params: { orgId },
    body: { Name: unique, Query: 'state=error' },
  }),
  updateSavedFilter: ({ orgId, filter }) => ({ params: { orgId, id: filter }, body: { Name: 'Renamed' } }),
  deleteSavedFilter: ({ orgId, filter }) => ({ params: { orgId, id: filter } }),
  cancelRefresh: ({ orgId, of }) => ({ params: { orgId, id: of.running } }),
  listConnectorTables: ({ orgId, of }) => ({ params: { orgId, id: of.running } }),
  listEveryTable: ({ orgId }) => ({ params: { orgId } }),
  previewConnectorTable: ({ orgId, of }) => ({ params: { orgId, id: of.running, table: of.table } }),
  testConnection: ({ orgId, of }) => ({
    params: { orgId },
    body: { SourceConnectorId: of.connectorType, Properties: ftpSettings },
  }),
  createConnector: ({ orgId, of, unique }) => ({
    params: { orgId },
    body: { Name: unique, SourceConnectorId: of.connectorType },
  }),
  updateConnector: ({ orgId, of }) => ({ params: { orgId, id: of.connector }, body: { Name: 'Renamed' } }),
  deleteConnector: (target) => ({ params: inOrganisation(target) }),
  disconnectConnector: (target) => ({ params: byKey(target) }),
  assignOrganisations: ({ of }) => ({ params: { id: of.connector }, body: { organisations: [of.orgId] } }),
  assignUsers: ({ of }) => ({ params: { id: of.connector }, body: { users: [of.user] } }),
  listLicences: ({ of }) => ({ params: { id: of.connector } }),
  listConnectorLicences: (target) => ({ params: connector(target) }),
  saveLicences: (target) => ({ params: connector(target), body: { licences: [target.of.licence] } }),
  listProperties: (target) => ({ params: connector(target) }),
  addProperties: (target) => ({
    params: connector(target),
    body: [{ Name: 'ftp.filter', Value: '*.csv', ClientConnectorId: target.of.connector }],
  }),
  updateProperties: (target) => ({
    params: connector(target),
    body: [{ Id: target.of.property, Name: 'target.schema', Value: 'figures' }],
  }),
  updateProperty: (target) => ({ params: property(target), body: { Value: 'figures' } }),
  deleteProperty: (target) => ({ params: property(target) }),
}
