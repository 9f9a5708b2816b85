import type { connectors as feature } from '@tributary/sdk/contract'
import type { Examples } from './example.ts'
import { connector, ids, property, refreshLog, written } from './samples.ts'

const type = {
  Id: ids.connectorType,
  Type: 'ftp',
  IsInsider: false,
  IsEarlyStages: false,
  RequiresAuthorisation: false,
}
const licence = { Id: ids.licence, Description: 'Files, up to 1 million rows a month', Base: true }
const started = written('Refresh started', { ...refreshLog, CompletedAtUtc: null, RefreshDetail: null })
const run = {
  Id: ids.property,
  ClientConnectorId: ids.connector,
  State: 'succeeded',
  Trigger: 'automatic',
  FullSync: false,
  TriggeredAtUtc: '2026-11-21T06:00:00.000Z',
  StartedAtUtc: '2026-11-21T06:00:01.000Z',
  CompletedAtUtc: '2026-11-21T06:01:12.000Z',
  Rows: 18204,
  Detail: 'orders.csv: 18,204 rows',
  Error: null,
  Forbidden: false,
  Cause: null,
  RetryAtUtc: null,
  LeftOut: null,
  RequestedBy: null,
  RequestId: null,
}
const password = { Name: 'ftp.password', Value: 'correct horse battery', ClientConnectorId: ids.connector }

const filter = {
  Id: ids.filter,
  Name: 'Failing files',
  Query: 'state=error&type=ftp',
  Shared: false,
  Own: true,
  By: 'Olga Oak',
}

const reconnectLink = {
  Id: ids.reconnectLink,
  ClientConnectorId: ids.connector,
  EmailAddress: 'kim@harbour.example',
  AskedBy: 'Olga Oak',
  SentAtUtc: '2026-03-02T09:00:00.000Z',
  ExpiresAtUtc: '2026-03-02T09:30:00.000Z',
}
const reconnectToken = { token: 'hR4kQ0cVx2Lw8TnYb6mZs1PdFj9GqUeA' }

export const connectorsExamples: Examples<typeof feature> = {
  listInsights: {
    answer: [
      {
        ClientName: 'acme Traders',
        ClientConnectorName: 'Warehouse files',
        ClientConnectorId: ids.connector,
        ConnectorType: 'ftp',
        AutomaticallyTriggeredAtUtc: null,
        ManuallyTriggeredAtUtc: '2026-11-21T07:00:00.000Z',
      },
    ],
  },
  listConnectorTypes: { answer: [type] },
  listOrganisationConnectorTypes: { answer: [type] },
  getConnector: { answer: connector },
  listConnectors: { answer: [connector] },
  refreshConnector: { body: { fullTransactionSync: false }, answer: started },
  refreshConnectorByKey: { body: { fullTransactionSync: true }, answer: started },
  listEveryConnector: { answer: [connector] },
  listRefreshRuns: { answer: [run] },
  getRefreshHistory: {
    answer: [
      {
        ClientConnectorId: ids.connector,
        FromUtc: '2026-11-20T23:00:00.000Z',
        Succeeded: 3,
        Failed: 1,
        Cancelled: 0,
        Running: 0,
        Rows: 54612,
        LongestMs: 71_000,
        RunId: ids.run,
      },
    ],
  },
  pauseSchedule: {
    answer: written('The schedule has been paused.', {
      ...connector,
      PausedAtUtc: '2026-11-21T08:00:00.000Z',
    }),
  },
  resumeSchedule: { answer: written('The schedule has been resumed.', connector) },
  listSavedFilters: { answer: [filter] },
  createSavedFilter: {
    body: { Name: 'Failing files', Query: 'state=error&type=ftp' },
    answer: written('The filter has been saved.', filter),
  },
  updateSavedFilter: {
    body: { Shared: true },
    answer: written('The filter has been saved.', { ...filter, Shared: true }),
  },
  deleteSavedFilter: { answer: written('The filter has been deleted.', null) },
  cancelRefresh: { answer: written('The refresh has been cancelled.', refreshLog) },
  listConnectorTables: {
    answer: [{ Name: 'orders', Schema: 'acme', Rows: 18204, RefreshedAtUtc: '2026-11-21T06:01:12.000Z' }],
  },
  listEveryTable: {
    answer: [
      {
        ConnectorId: ids.connector,
        Name: 'orders',
        Schema: 'acme',
        Rows: 18204,
        RefreshedAtUtc: '2026-11-21T06:01:12.000Z',
      },
    ],
  },
  previewConnectorTable: {
    answer: {
      Columns: [
        { Name: 'id', Type: 'bigint' },
        { Name: 'customer', Type: 'text' },
      ],
      Rows: [['1', 'Birch Ltd']],
      HasMore: true,
    },
  },
  testConnection: {
    body: {
      SourceConnectorId: ids.connectorType,
      Properties: [{ Name: 'ftp.host', Value: 'files.acme.example' }],
    },
    answer: [
      { Key: 'host-found', Outcome: 'passed', Sentence: null },
      { Key: 'reached', Outcome: 'failed', Sentence: 'The FTP server did not answer.' },
      { Key: 'signed-in', Outcome: 'skipped', Sentence: null },
    ],
  },
  createConnector: {
    body: { Name: 'Warehouse files', SourceConnectorId: ids.connectorType, Schedule: '0 2 * * *' },
    answer: { status: 200, message: 'The connector has been added.', error: null, Id: ids.connector },
  },
  updateConnector: {
    body: { Name: 'Warehouse files', Schedule: null },
    answer: written('The connector has been saved.', { ...connector, Schedule: null }),
  },
  deleteConnector: {
    answer: written('The connector has been deleted.', { ...connector, Status: 'DELETED' }),
  },
  disconnectConnector: {
    answer: written('The connector has been disconnected.', { ...connector, Status: 'DISCONNECTED' }),
  },
  assignOrganisations: {
    body: { organisations: [ids.organisation, ids.otherOrganisation] },
    answer: written('The connector has been assigned.', null),
  },
  assignUsers: { body: { users: [ids.user] }, answer: written('The users have been assigned.', null) },
  listLicences: { answer: [licence] },
  listConnectorLicences: { answer: [licence] },
  saveLicences: {
    body: { licences: [ids.licence] },
    answer: written('The licences have been saved.', [licence]),
  },
  listProperties: { answer: [property, { ...property, Name: 'ftp.password', Value: '' }] },
  addProperties: { body: [password], answer: written('The properties have been saved.', [property]) },
  updateProperties: {
    body: [{ Id: ids.property, Name: 'ftp.host', Value: 'files.acme.example' }],
    answer: written('The properties have been saved.', [property]),
  },
  updateProperty: {
    body: { Value: 'files.acme.example' },
    answer: written('The property has been saved.', property),
  },
  deleteProperty: { answer: written('The property has been removed.', null) },
  authorise: {
    body: { organisationNumber: '987654321' },
    answer: { url: 'https://identity.poweroffice.example/authorise?state=Zk3v' },
  },
  listReconnectLinks: { answer: [reconnectLink] },
  askToReconnect: {
    body: { emailAddress: 'kim@harbour.example' },
    answer: written('The link has been mailed.', reconnectLink),
  },
  withdrawReconnectLink: { answer: written('The request has been withdrawn.', null) },
  openReconnectLink: {
    body: reconnectToken,
    answer: {
      CompanyName: 'acme Traders',
      ConnectorName: 'Acme Traders Ltd',
      Type: 'xero',
      Account: 'Acme Traders Ltd',
      AskedBy: 'Olga Oak',
      ExpiresAtUtc: '2026-03-02T09:30:00.000Z',
    },
  },
  startReconnecting: {
    body: reconnectToken,
    answer: { url: 'https://login.xero.example/identity/connect/authorize?state=Zk3v' },
  },
  authorisePage: {
    answer: '<!doctype html><title>Authorise</title><button>Continue to PowerOffice</button>',
  },
}
