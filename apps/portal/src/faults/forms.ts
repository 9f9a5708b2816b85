import { challengeFor } from '../account/captcha/altcha.samples.ts'
import { channelRow, settingsRow } from '../alerts/alerts.samples.ts'
import { approvalsBackend, olga, request } from '../approvals/approvals.samples.ts'
import { setting, settingsBackend } from '../configuration/configuration.samples.ts'
import { savedSources } from '../custom-sources/custom-sources.samples.ts'
import { group, groupsBackend } from '../excel/groups/groups.samples.ts'
import { linkingBackend, type ScreenName } from '../excel/linker/linking.samples.ts'
import { areaRow, areasBackend, subareaRow } from '../excel/structure/areas.samples.ts'
import {
  entity,
  helperTable,
  storedRows,
  structureBackend,
  version,
} from '../excel/structure/structure.samples.ts'
import { organisationsBackend, row } from '../organisations/organisations.samples.ts'
import { connector, eli, type FakeBackend, fakeBackend, refusal } from '../test/fake-backend.ts'
import { accountRow, tokensBackend } from '../tokens/tokens.samples.ts'
import { member, usersBackend } from '../users/users.samples.ts'
import { xeroBackend } from '../xero2sql/xero2sql.samples.ts'
import type { ShownPlace } from './places.ts'

/** A form or an action: how a person reaches it, what they enter, and the call it makes. */
export type Form = {
  name: string
  path: string
  backend: () => FakeBackend
  call: string
  /** Where the failure shows; in a message by default. */
  place?: ShownPlace
  /** The buttons that open the form. */
  open?: readonly (string | RegExp)[]
  /** The fields by label or by name, and what is entered. */
  fill?: Readonly<Record<string, string>>
  /** Radio buttons, checkboxes and switches. */
  choose?: readonly (readonly ['radio' | 'checkbox', string | RegExp])[]
  /** The same, but entered again before each attempt. */
  everyTime?: Form['choose']
  /** The dialog closes before the response arrives. It has the input when it is opened again. */
  closes?: boolean
  /** What the page shows by itself after the server has carried it out and the response was lost. */
  found?: { text: string; sentence: boolean }
  /** The button that sends. A dialog that asks first has `confirm`. */
  submit: string | RegExp
  confirm?: string
  /** A text on the page after success. */
  done: string
}

const done = { message: 'Done.', data: null }
const asOlga = { 'POST /auth/refresh': olga, 'GET /approvals': [] }
const signedOut = {
  'POST /auth/refresh': refusal(401, 'Unauthorized'),
  'GET /captcha/challenge': () => challengeFor(60),
  'GET /registration/verify': { data: true },
  'GET /registration/options': {
    SignUp: true,
    Providers: [],
    Captcha: { kind: 'altcha' },
    PasswordPolicy: 'spec',
  },
}
const files = (more: object = {}) => connector('Warehouse files', more)
const connectors = '/business2cloud/clients/acme/connectors'
const sources = '/business2cloud/clients/acme/custom-sources'
const alertChannels = '/business2cloud/clients/acme/alert-channels'
const stored = {
  host: 'db.example.com',
  database: 'figures',
  schema: 'acme',
  user: 'acme',
  passwordSet: true,
}
const properties = Object.entries({
  'ftp.host': 'files.example.com',
  'ftp.username': 'acme',
  'ftp.password': '',
  'ftp.path': '/in',
}).map(([Name, Value], Id) => ({ ...{ Id, Name, Value }, ClientConnectorId: 'Warehouse files' }))

const accountForms: readonly Form[] = [
  {
    name: 'sign-in',
    path: '/',
    backend: () => fakeBackend({ ...signedOut, 'POST /auth/signin': eli }),
    call: 'POST /auth/signin',
    place: 'sign-in',
    fill: { Username: 'eli@tributary.example', Password: 'Horse-7-battery' },
    submit: 'Sign in',
    done: 'acme Traders',
  },
  {
    name: 'code of a sign-in',
    path: '/signin/confirm?reference=ref-1',
    backend: () => fakeBackend({ ...signedOut, 'POST /auth/signin': eli }),
    call: 'POST /auth/signin',
    place: 'code',
    fill: { 'Verification code': '123456' },
    submit: 'Sign in',
    done: 'acme Traders',
  },
  {
    name: 'sign-up',
    path: '/signup',
    backend: () => fakeBackend({ ...signedOut, 'POST /registration/account': done }),
    call: 'POST /registration/account',
    place: 'sign-up',
    fill: {
      'First name': 'Karin',
      'Last name': 'Lindqvist',
      'Email address': 'karin@mobler.example',
      Password: 'driftwood-7',
      'Confirm password': 'driftwood-7',
      'Organisation name': 'Möbler AB',
    },
    submit: 'Sign up',
    done: 'Welcome, Karin!',
  },
  {
    name: 'end of a sign-up',
    path: '/signup/finalise?code=c1',
    backend: () =>
      fakeBackend({
        ...signedOut,
        'GET /registration/finalise': { Finalised: false, FirstName: 'Karin', LinkOrganisation: false },
        'POST /registration/finalise': { Finalised: true, FirstName: 'Karin' },
      }),
    call: 'POST /registration/finalise',
    place: 'sign-up',
    fill: { 'Organisation name': 'Möbler AB' },
    submit: 'Finish signing up',
    done: 'Welcome, Karin!',
  },
  {
    name: 'request of a reset mail',
    path: '/reset-password',
    backend: () => fakeBackend({ ...signedOut, 'POST /reset-password/request': done }),
    call: 'POST /reset-password/request',
    place: 'reset-request',
    fill: { 'Email address': 'eli@tributary.example' },
    // A solved captcha is valid once.
    everyTime: [['checkbox', "I'm not a robot"]],
    submit: 'Reset password',
    done: 'is on its way to eli@tributary.example',
  },
  {
    name: 'new password',
    path: '/reset-password/redeem/tok-1',
    backend: () =>
      fakeBackend({ ...signedOut, 'GET /reset-password/validate': done, 'POST /reset-password': done }),
    call: 'POST /reset-password',
    place: 'new-password',
    fill: { Password: 'Horse-7-battery', 'Confirm password': 'Horse-7-battery' },
    submit: 'Reset password',
    done: 'successfully reset',
  },
  {
    name: 'confirmation of an address',
    path: '/signin/confirm-address/tok-1',
    backend: () =>
      fakeBackend({
        ...signedOut,
        'GET /registration/confirm-address': { EmailAddress: 'e•••@harbour.example' },
        'POST /registration/confirm-address': done,
      }),
    call: 'POST /registration/confirm-address',
    place: 'new-password',
    submit: 'Confirm email address',
    done: 'Your email address has been confirmed.',
  },
  {
    name: 'code of the second factor',
    path: '/profile',
    backend: () =>
      fakeBackend({
        'POST /me/security/mfa': ({ body }) =>
          Object.hasOwn(Object(body), 'verificationCode')
            ? { verificationDevices: [], requireMultiFactorAuthentication: true }
            : { verificationRequired: true, verificationReference: 'r-1' },
      }),
    call: 'POST /me/security/mfa',
    submit: 'Enable',
    done: 'Please enter the verification code sent to your email address.',
  },
]

const adminForms: readonly Form[] = [
  {
    name: 'new user',
    path: '/admin/security/users',
    backend: () => usersBackend(member('Olga')),
    call: 'POST /users',
    open: ['Add user'],
    fill: {
      'First name': 'Ana',
      'Last name': 'Rewi',
      'Email address': 'ana@tributary.example',
      Password: 'horse-7',
      'Confirm password': 'horse-7',
    },
    submit: 'Save',
    done: 'Ana Rewi',
  },
  {
    name: 'user',
    path: '/admin/security/users',
    open: [/^Edit Ana Smith/],
    backend: () => usersBackend(member('Ana')),
    call: 'POST /users/*',
    fill: { 'Last name': 'Rewi' },
    submit: 'Save',
    done: 'Ana Rewi',
  },
  {
    name: 'new API token',
    path: '/profile',
    open: ['Create token'],
    backend: tokensBackend,
    call: 'POST /me/tokens',
    fill: { 'token-name': 'Nightly refresh' },
    submit: 'Create token',
    done: 'It cannot be shown again.',
  },
  {
    name: 'alerts',
    path: '/profile',
    backend: () =>
      fakeBackend({
        'GET /me/alerts': settingsRow({ Pace: 'delayed' }),
        'POST /me/alerts': { ...done, data: settingsRow({ Pace: 'delayed', DelayMinutes: 45 }) },
      }),
    call: 'POST /me/alerts',
    fill: { 'Minutes until the alert': '45' },
    submit: 'Save alerts',
    done: 'Your alerts have been saved.',
  },
  {
    name: 'new alert channel',
    path: '/admin/alerts',
    open: ['Add a channel'],
    backend: () => {
      let rows: object[] = []
      return fakeBackend({
        ...asOlga,
        [`GET ${alertChannels}`]: () => rows,
        [`POST ${alertChannels}`]: () => {
          rows = [channelRow({ Name: '#stock' })]
          return { ...done, data: rows[0] }
        },
      })
    },
    call: `POST ${alertChannels}`,
    fill: { Name: '#stock', Address: 'https://hooks.slack.com/services/x' },
    submit: 'Add',
    done: 'hooks.slack.com',
  },
  {
    name: 'new service account',
    path: '/admin/programs',
    open: ['Add service account'],
    backend: tokensBackend,
    call: 'POST /service-accounts',
    fill: { 'account-name': 'Warehouse' },
    submit: 'Save',
    done: 'Warehouse has been added.',
  },
  {
    name: 'token of a service account',
    path: '/admin/programs',
    open: ['Create token for Warehouse'],
    backend: () => tokensBackend({ accounts: [accountRow('Warehouse')] }),
    call: 'POST /service-accounts/*/tokens',
    fill: { 'token-name': 'Nightly refresh' },
    submit: 'Create token',
    done: 'It cannot be shown again.',
  },
  {
    name: 'organisation',
    path: '/admin/organisations',
    backend: () => organisationsBackend(row('cedar', 'Cedar')),
    call: 'POST /business2cloud/clients',
    open: ['Add Organisation'],
    fill: { Name: 'Beech' },
    submit: 'Save',
    done: 'Beech has been added.',
  },
  {
    name: 'setting',
    path: '/admin/configuration',
    backend: () => settingsBackend(setting('AllowSignUp')),
    call: 'POST /admin/globalconfiguration',
    submit: 'Allow Sign Up',
    done: 'Changed just now by Adam Ash',
  },
  {
    name: 'decision',
    path: '/admin/approvals',
    backend: () => approvalsBackend(request('Ivy')),
    call: 'POST /approvals',
    submit: 'Approve',
    found: { text: 'by Olga Oak', sentence: true },
    done: 'by Olga Oak',
  },
]

const linking = (screen: ScreenName, submit: string, left: string, right: string, saved: string): Form => {
  const make = () => linkingBackend(screen, { [left]: [] })
  const { path, calledAs } = make()
  return {
    name: `links of ${screen}`,
    path: `${path}?new`,
    backend: make,
    call: calledAs.link,
    choose: [
      ['radio', new RegExp(left)],
      ['checkbox', right],
    ],
    submit,
    found: { text: saved, sentence: false },
    done: saved,
  }
}

const excelForms: readonly Form[] = [
  {
    name: 'new areas',
    path: '/excel/areas?new',
    backend: () => areasBackend({ areas: [areaRow('Sales')] }),
    call: 'POST /areas',
    fill: { Name: 'Costs' },
    submit: 'Save',
    done: 'Costs has been added.',
  },
  {
    name: 'new sub-areas',
    path: '/excel/subareas?new',
    backend: () => areasBackend({ subareas: [subareaRow('North')] }),
    call: 'POST /subareas',
    fill: { Name: 'South' },
    submit: 'Save',
    done: 'South has been added.',
  },
  {
    name: 'area',
    path: '/excel/areas?edit=sales',
    backend: () => areasBackend({ areas: [areaRow('Sales')] }),
    call: 'POST /areas/*',
    fill: { Name: 'Turnover' },
    submit: 'Save',
    done: 'Turnover has been saved.',
  },
  {
    name: 'new versions',
    path: '/excel/versions?new',
    backend: () => {
      const rows = storedRows(({ name }, Id) => version(Id, name), version('1', 'Budget'))
      return structureBackend(eli, { 'GET /versions': rows.list, 'POST /versions': rows.add })
    },
    call: 'POST /versions',
    fill: { 'Names (one per line)': 'Forecast' },
    submit: 'Save',
    done: 'Forecast has been added.',
  },
  {
    name: 'new helper tables',
    path: '/excel/helper-tables?new',
    backend: () => {
      const rows = storedRows(
        ({ name }, Id) => helperTable(Id, name, name),
        helperTable('1', 'Rates', 'Rates'),
      )
      return structureBackend(eli, { 'GET /helperTables': rows.list, 'POST /helperTables': rows.add })
    },
    call: 'POST /helperTables',
    fill: { 'Names (one per line)': 'Accounts' },
    submit: 'Save',
    done: 'Accounts has been added.',
  },
  {
    name: 'new entity',
    path: '/excel/security/entities?new',
    backend: () => {
      const rows = storedRows(({ name }, Id) => entity(Id, name), entity('1', 'North'))
      return structureBackend(eli, { 'GET /entities': rows.list, 'POST /entities': rows.add })
    },
    call: 'POST /entities',
    fill: { 'Entity Name': 'South' },
    submit: 'Add',
    done: 'South has been added.',
  },
  {
    name: 'removal of an entity',
    path: '/excel/security/entities',
    backend: () => {
      const rows = storedRows(({ name }, Id) => entity(Id, name), entity('1', 'North'))
      return structureBackend(eli, { 'GET /entities': rows.list, 'DELETE /entities/*': rows.remove })
    },
    call: 'DELETE /entities/*',
    submit: 'Delete North',
    confirm: 'Delete',
    found: { text: 'No entities found.', sentence: true },
    done: 'North has been deleted.',
  },
  {
    name: 'status of a group',
    path: '/excel/security/security-groups',
    backend: () => {
      const backend = groupsBackend(group('g1', 'Finance'))
      backend.on('POST /permission-groups/status', () => {
        backend.change('g1', { Status: { Id: 's3', Name: 'Archived' } })
        return { message: 'Saved.', data: backend.stored.groups[0] }
      })
      return backend
    },
    call: 'POST /permission-groups/status',
    open: ['Active, set status of Finance'],
    choose: [['radio', 'Archive']],
    submit: 'Save',
    done: 'Archived',
  },
  linking('areas', 'Create Link', 'Revenue', 'Retail North', 'Link created'),
  linking('groups', 'Assign', 'Ana', 'Controllers', 'Assignment saved'),
  linking('entities', 'Create Link', 'Ana', 'acme Ltd', 'Link created'),
  linking('helperTables', 'Create Link', 'Ana', 'Budgets', 'Assignment saved'),
  linking('companies', 'Assign', 'Ana', 'Acme Traders', 'Assignment saved'),
  {
    name: 'credentials of the database',
    path: '/excel/table-synchronisation',
    backend: () => databaseBackend(),
    call: 'POST /organisations/*/database-credentials',
    place: 'credentials',
    fill: { Schema: 'acme2', Password: 'Horse-7-battery' },
    submit: 'Synchronise',
    done: 'Database synchronisation completed successfully!',
  },
  {
    name: 'synchronisation',
    path: '/excel/table-synchronisation',
    backend: () => databaseBackend(),
    call: 'GET /organisations/*/database-table-sync',
    place: 'synchronise',
    submit: 'Synchronise to your database',
    done: 'Database synchronisation completed successfully!',
  },
]

const databaseBackend = () =>
  fakeBackend({
    ...asOlga,
    'GET /organisations/*/database-credentials': stored,
    'GET /organisations/*/structure-state': { CredentialsSet: true },
    'GET /excel-guide': {},
    'POST /organisations/*/database-credentials': done,
    'GET /organisations/*/database-table-sync': done,
  })

const connectorForms: readonly Form[] = [
  {
    name: 'new connector',
    path: '/connectors/ftp/manage?new=true',
    backend: () =>
      fakeBackend({
        ...asOlga,
        [`POST ${connectors}`]: { Id: 'New', message: 'Added.' },
        [`POST ${connectors}/*/properties`]: { message: 'Saved.', data: properties },
        'GET /business2cloud/clients/connectors/*': connector('New'),
      }),
    call: `POST ${connectors}`,
    fill: {
      name: 'New files',
      'ftp.host': 'files.example.com',
      'ftp.username': 'acme',
      'ftp.password': 'Horse-7',
      'ftp.path': '/in',
    },
    submit: 'Save',
    done: 'New files has been added.',
  },
  {
    name: 'connector',
    path: '/connectors/ftp/manage?edit=Warehouse+files',
    backend: () =>
      fakeBackend({
        ...asOlga,
        'GET /business2cloud/clients/acme/connectors/ftp': [files({ Properties: properties })],
        'GET /business2cloud/clients/connectors/*': files({ Properties: properties }),
        [`PATCH ${connectors}/*/properties`]: { message: 'Saved.', data: properties },
      }),
    call: `PATCH ${connectors}/*/properties`,
    fill: { 'ftp.path': '/out' },
    submit: 'Save',
    done: 'Warehouse files has been saved.',
  },
  {
    name: 'refresh',
    path: '/connectors/ftp/refresh',
    backend: () =>
      fakeBackend({
        'GET /business2cloud/clients/acme/connectors/ftp': [files()],
        [`POST ${connectors}/*/process`]: {
          message: 'Refresh started',
          data: { ManuallyTriggeredAtUtc: new Date().toISOString(), HasError: false },
        },
      }),
    call: `POST ${connectors}/*/process`,
    submit: 'Refresh',
    done: 'Refreshing...',
  },
  {
    name: 'disconnection',
    path: '/connectors/ftp/manage',
    backend: () =>
      fakeBackend({
        ...asOlga,
        'GET /business2cloud/clients/acme/connectors/ftp': [files()],
        'DELETE /api/clients/acme/*': { message: 'Done.', data: files({ Status: 'DISCONNECTED' }) },
      }),
    call: 'DELETE /api/clients/acme/*',
    open: ['Disconnect'],
    fill: { Reason: 'Moving house' },
    closes: true,
    submit: 'Disconnect',
    done: 'Warehouse files is disconnected.',
  },
  {
    name: 'users of a connector',
    path: '/connectors/ftp/manage?people=Warehouse+files',
    backend: () =>
      fakeBackend({
        ...asOlga,
        'GET /users': [member('Una')],
        'GET /business2cloud/clients/acme/connectors/ftp': [files()],
        'GET /business2cloud/clients/connectors/*': files(),
        'POST /business2cloud/clients/connectors/*/assign-users': done,
      }),
    call: 'POST /business2cloud/clients/connectors/*/assign-users',
    choose: [['checkbox', /^Una/]],
    submit: 'Save',
    done: 'The users of Warehouse files are saved.',
  },
  {
    name: 'new custom source',
    path: '/connectors/custom/sources/new',
    backend: () => fakeBackend({ ...asOlga, ...savedSources().answers }),
    call: `POST ${sources}`,
    fill: { Manifest: 'name: Acme' },
    submit: 'Save',
    done: 'There are no changes to save.',
  },
  {
    name: 'credentials of a company',
    path: '/connectors/xero/v2/synchronise?edit=c1',
    backend: xeroBackend,
    call: 'POST /xero2sqlproducts/*/database-credentials',
    fill: { Password: 's3cret', 'Confirm Password': 's3cret' },
    submit: 'Apply',
    done: 'Success!',
  },
  {
    name: 'sync of a company',
    path: '/connectors/xero/v2/synchronise',
    backend: xeroBackend,
    call: 'POST /xero2sqlproducts/*/incremental',
    submit: 'Sync Acme Retail Ltd',
    done: 'Your sync has started successfully.',
  },
  {
    name: 'credentials of a token',
    path: '/connectors/xero/v2/tokens',
    backend: xeroBackend,
    call: 'PATCH /token/*',
    open: ['ana@acme.example'],
    choose: [['radio', 'Acme Traders Ltd']],
    fill: { Password: 'figures 1', 'Confirm password': 'figures 1' },
    submit: 'Submit',
    done: 'Success!',
  },
]

/** Every form, and the actions that people repeat most. */
export const forms: readonly Form[] = [...accountForms, ...adminForms, ...excelForms, ...connectorForms]
