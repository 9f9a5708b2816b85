import { ownWhyBackend, reportBackend, whyBackend } from '../access/access.samples.ts'
import { channelRow, settingsRow } from '../alerts/alerts.samples.ts'
import { approvalsBackend, olga, request } from '../approvals/approvals.samples.ts'
import { auditBackend, entryRow } from '../audit/audit.samples.ts'
import { adam, setting, settingsBackend } from '../configuration/configuration.samples.ts'
import { savedSources } from '../custom-sources/custom-sources.samples.ts'
import { accessBackend } from '../excel/access/access.samples.ts'
import { group, groupsBackend } from '../excel/groups/groups.samples.ts'
import { linkingBackend, type ScreenName } from '../excel/linker/linking.samples.ts'
import { areaRow, areasBackend, subareaRow } from '../excel/structure/areas.samples.ts'
import { entity, helperTable, structureBackend, version } from '../excel/structure/structure.samples.ts'
import { mailBackend, mailRow } from '../operations/operations.samples.ts'
import { signInRow } from '../organisation-sign-in/organisation-sign-in.samples.ts'
import { organisationsBackend, row } from '../organisations/organisations.samples.ts'
import { provisioningRow } from '../scim/scim.samples.ts'
import { eli, type FakeBackend, fakeBackend } from '../test/fake-backend.ts'
import { accountRow, tokenRow, tokensBackend } from '../tokens/tokens.samples.ts'
import { member, usersBackend } from '../users/users.samples.ts'
import { deliveryRow, webhookRow } from '../webhooks/webhooks.samples.ts'
import { xeroBackend } from '../xero2sql/xero2sql.samples.ts'

/** A page with a list: its address, the call that loads the list, and a text that the list contains. */
type List = { path: string; backend: () => FakeBackend; call: string; text: string }

const sources = '/business2cloud/clients/acme/custom-sources'
const signIn = '/organisations/acme/sign-in'
const scim = '/organisations/acme/scim'
const webhooks = '/business2cloud/clients/acme/webhooks'
const alertChannels = '/business2cloud/clients/acme/alert-channels'
const asOlga = { 'POST /auth/refresh': olga, 'GET /approvals': [] }
const insight = {
  ...{ ClientName: 'acme Traders', ClientConnectorName: 'Warehouse files', ClientConnectorId: '1' },
  ...{ AutomaticallyTriggeredAtUtc: null, ManuallyTriggeredAtUtc: '2026-11-21T07:00:00Z' },
}
const session = {
  ...{ Id: 's-1', Description: 'Firefox on Windows', Current: false },
  ...{ StartedAtUtc: '2026-11-21T07:00:00Z', LastSeenAtUtc: '2026-11-21T07:00:00Z' },
}

const linking = (screen: ScreenName, left: string, right: string): List => {
  const make = () => linkingBackend(screen, { [left]: [right] })
  const { path, calledAs } = make()
  return { path, backend: make, call: calledAs.list, text: right }
}

/** Every page with a list. */
export const lists: readonly List[] = [
  { path: '/home', backend: fakeBackend, call: 'GET /organisations', text: 'WooCommerce' },
  {
    path: '/home',
    backend: fakeBackend,
    call: 'GET /business2cloud/clients/*/connector-types',
    text: 'WooCommerce',
  },
  {
    path: '/home',
    backend: fakeBackend,
    call: 'GET /business2cloud/clients/connector-types',
    text: 'WooCommerce',
  },
  {
    path: '/connectors/ftp/refresh',
    backend: fakeBackend,
    call: 'GET /business2cloud/clients/*/connectors/ftp',
    text: 'Warehouse files',
  },
  {
    path: '/connectors/ftp/manage',
    backend: () => fakeBackend(asOlga),
    call: 'GET /business2cloud/clients/*/connectors/ftp',
    text: 'Warehouse files',
  },
  {
    path: '/profile',
    backend: () => fakeBackend({ 'GET /me/security/sessions': [session] }),
    call: 'GET /me/security/sessions',
    text: 'Firefox on Windows',
  },
  {
    path: '/profile',
    backend: () => tokensBackend({ tokens: [tokenRow('Power BI')] }),
    call: 'GET /me/tokens',
    text: 'Power BI',
  },
  ...['GET /service-accounts', 'GET /tokens'].map((call) => ({
    ...{ path: '/admin/programs', call, text: 'Power BI' },
    backend: () => tokensBackend({ tokens: [tokenRow('Power BI')], accounts: [accountRow('Warehouse')] }),
  })),
  {
    path: '/admin/sign-in',
    backend: () =>
      fakeBackend({ ...asOlga, [`GET ${signIn}`]: signInRow(), [`GET ${scim}`]: provisioningRow() }),
    call: `GET ${signIn}`,
    text: 'acme.example',
  },
  {
    path: '/admin/sign-in',
    backend: () =>
      fakeBackend({ ...asOlga, [`GET ${signIn}`]: signInRow(), [`GET ${scim}`]: provisioningRow() }),
    call: `GET ${scim}`,
    text: 'https://portal.example/scim/v2',
  },
  {
    path: '/admin/webhooks',
    backend: () => fakeBackend({ ...asOlga, [`GET ${webhooks}`]: [webhookRow()] }),
    call: `GET ${webhooks}`,
    text: 'Stock system',
  },
  {
    path: '/admin/webhooks/stock',
    backend: () =>
      fakeBackend({
        ...asOlga,
        [`GET ${webhooks}`]: [webhookRow()],
        [`GET ${webhooks}/stock/deliveries`]: [deliveryRow()],
      }),
    call: `GET ${webhooks}/stock/deliveries`,
    text: 'Refresh failed',
  },
  {
    path: '/profile',
    backend: () => fakeBackend({ 'GET /me/alerts': settingsRow({ Pace: 'daily' }) }),
    call: 'GET /me/alerts',
    text: 'Time of the daily mail',
  },
  {
    path: '/admin/alerts',
    backend: () => fakeBackend({ ...asOlga, [`GET ${alertChannels}`]: [channelRow()] }),
    call: `GET ${alertChannels}`,
    text: 'hooks.slack.com',
  },
  {
    path: '/admin/audit',
    backend: () => auditBackend([entryRow('2')]),
    call: 'GET /audit',
    text: 'Connector changed',
  },
  {
    path: '/admin/mail',
    backend: () => mailBackend(mailRow('ana')),
    call: 'GET /mails',
    text: 'ana@tributary.example',
  },
  { path: '/admin/housekeeping', backend: mailBackend, call: 'GET /housekeeping', text: '412 MB' },
  {
    path: '/admin/security/users',
    backend: () => usersBackend(member('Ana')),
    call: 'GET /users',
    text: 'Smith',
  },
  {
    path: '/admin/approvals',
    backend: () => approvalsBackend(request('Ivy')),
    call: 'GET /approvals',
    text: 'Ivy asks to join',
  },
  {
    path: '/admin/organisations',
    backend: () => organisationsBackend(row('cedar', 'Cedar')),
    call: 'GET /business2cloud/clients',
    text: 'cedar-key',
  },
  {
    path: '/admin/configuration',
    backend: () => settingsBackend(setting('AllowSignUp')),
    call: 'GET /admin/globalconfiguration',
    text: 'Allow Sign Up',
  },
  {
    path: '/admin/dashboard',
    backend: () =>
      fakeBackend({
        'POST /auth/refresh': adam,
        'GET /approvals': [],
        'GET /business2cloud/connectors/insights': [insight],
      }),
    call: 'GET /business2cloud/connectors/insights',
    text: 'Warehouse files',
  },
  {
    path: '/excel/areas',
    backend: () => areasBackend({ areas: [areaRow('Sales')] }),
    call: 'GET /areas',
    text: 'ID sales',
  },
  {
    path: '/excel/subareas',
    backend: () => areasBackend({ subareas: [subareaRow('North')] }),
    call: 'GET /subareas',
    text: 'ID north',
  },
  {
    path: '/excel/versions',
    backend: () => structureBackend(eli, { 'GET /versions': [version('1', 'Budget 2027')] }),
    call: 'GET /versions',
    text: 'tblBudget2027',
  },
  {
    path: '/excel/helper-tables',
    backend: () =>
      structureBackend(eli, { 'GET /helperTables': [helperTable('1', 'Rates', 'ExchangeRates')] }),
    call: 'GET /helperTables',
    text: 'ExchangeRates',
  },
  {
    path: '/excel/security/entities',
    backend: () => structureBackend(eli, { 'GET /entities': [entity('1', 'North')] }),
    call: 'GET /entities',
    text: 'North',
  },
  {
    path: '/excel/security/security-groups',
    backend: () => groupsBackend(group('g1', 'Finance')),
    call: 'GET /permission-groups',
    text: 'Finance',
  },
  linking('areas', 'Revenue', 'Retail North'),
  linking('groups', 'Ana', 'Controllers'),
  linking('entities', 'Ana', 'acme Ltd'),
  linking('helperTables', 'Ana', 'Budgets'),
  linking('companies', 'Ana', 'Acme Traders'),
  {
    path: '/excel/security/access?user=ana',
    backend: accessBackend,
    call: 'GET /versions',
    text: 'through Controllers',
  },
  { path: '/excel/security/access/structure', backend: accessBackend, call: 'GET /users', text: 'Revenue' },
  {
    path: '/excel/security/access/matrix',
    backend: accessBackend,
    call: 'GET /permission-groups',
    text: 'Revenue',
  },
  {
    path: '/excel/security/access/matrix?kind=connector',
    backend: () => whyBackend(),
    call: 'GET /business2cloud/clients/acme/connectors',
    text: 'Warehouse',
  },
  ...['GET /users', 'GET /business2cloud/clients/acme/tables'].map((call) => ({
    path: '/access/why?person=ana&kind=area&id=rev',
    backend: () => whyBackend(),
    call,
    text: 'Ana Smith can see Revenue.',
  })),
  { path: '/lineage', backend: () => whyBackend(), call: 'GET /areas', text: 'Controllers' },
  { path: '/lineage', backend: () => ownWhyBackend(), call: 'GET /me/access', text: 'Controllers' },
  { path: '/excel/search?search=old', backend: accessBackend, call: 'GET /versions', text: '1 match' },
  {
    path: '/access/report?day=2026-11-20',
    backend: () => reportBackend(),
    call: 'GET /access',
    text: 'Ana Smith',
  },
  {
    path: '/access/why?kind=area&id=rev',
    backend: () => ownWhyBackend(),
    call: 'GET /me/access',
    text: 'You can see Revenue.',
  },
  {
    path: '/excel/table-synchronisation',
    backend: () =>
      fakeBackend({
        ...asOlga,
        'GET /organisations/*/database-credentials': { host: 'db.example.com', passwordSet: true },
        'GET /excel-guide': {},
      }),
    call: 'GET /organisations/*/database-credentials',
    text: 'Database Credentials',
  },
  {
    path: '/connectors/custom/sources',
    backend: () => fakeBackend({ ...asOlga, ...savedSources(['name: Acme']).answers }),
    call: `GET ${sources}`,
    text: 'by Ana Rewi',
  },
  {
    path: '/connectors/custom/sources/acme',
    backend: () => fakeBackend({ ...asOlga, ...savedSources(['name: Acme']).answers }),
    call: `GET ${sources}/acme`,
    text: 'What was read',
  },
  {
    path: '/connectors/xero/v2/synchronise',
    backend: xeroBackend,
    call: 'GET /me/xero2sqlproducts',
    text: 'Acme Retail Ltd',
  },
  { path: '/connectors/xero/v2/tokens', backend: xeroBackend, call: 'GET /token', text: 'tom@acme.example' },
]
