import {
  buildApproval,
  buildArea,
  buildConnector,
  buildConnectorType,
  buildSubarea,
  buildUser,
  fakeSettings,
  fakeStatuses,
} from './builders.ts'
import type { FakeData } from './data.ts'

const acme = 'acme'

/**
 * Creates the data of a fake backend that is created without data: two organisations, a user of every role, two
 * connectors, areas and a waiting request. Every user's password is `Horse-7-battery`.
 */
export const sampleData = (): FakeData => ({
  organisations: [
    { id: acme, key: 'acme-traders', name: 'acme Traders', code: 'acme' },
    { id: 'birch', key: 'birch', name: 'Birch Ltd', code: 'birch' },
  ],
  users: [
    buildUser({ firstName: 'Sue', lastName: 'Stone', role: 'SuperAdmin', organisationIds: [acme] }),
    buildUser({ firstName: 'Adam', lastName: 'Ash', role: 'Admin', organisationIds: [acme] }),
    buildUser({
      firstName: 'Olga',
      lastName: 'Oak',
      role: 'OrganisationAdmin',
      organisationIds: [acme, 'birch'],
    }),
    buildUser({ firstName: 'Eli', lastName: 'Elm', role: 'ExcelUser', organisationIds: [acme] }),
    buildUser({ firstName: 'Una', lastName: 'Ulm', organisationIds: [acme] }),
  ],
  connectorTypes: ['ftp', 'woocommerce', 'xero', 'aws'].map((type) => buildConnectorType(type)),
  connectors: [
    buildConnector({ name: 'Warehouse files', organisationId: acme, users: ['eli'] }),
    buildConnector({ name: 'Old files', organisationId: acme, status: 'DISCONNECTED' }),
    buildConnector({ name: 'Web shop', organisationId: acme, sourceConnectorId: 'woocommerce' }),
  ],
  runs: [],
  savedFilters: [],
  areas: [
    buildArea({ name: 'Finance', organisationId: acme }),
    buildArea({ name: 'Sales', organisationId: acme, subareaLinkType: 'custom' }),
  ],
  subareas: [buildSubarea({ name: 'North', organisationId: acme })],
  approvals: [buildApproval({ id: 'join-1', organisationId: acme })],
  connectorRequests: [],
  settings: fakeSettings.map((setting) => ({ ...setting })),
  statuses: fakeStatuses,
})
