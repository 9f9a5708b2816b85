import type {
  account,
  approvals,
  audit,
  configuration,
  database,
  operations,
  organisations,
  session,
  xero2sql,
} from '@tributary/sdk/contract'
import { accessInputs } from './access.ts'
import { alertInputs } from './alerts.ts'
import { type AllInputs, type InputsOf, PUBLIC, type Target } from './call-input.ts'
import { connectorInputs } from './connectors.ts'
import { customSourceInputs } from './custom-sources.ts'
import { excelInputs, userInputs } from './excel.ts'
import { invitationInputs } from './invitations.ts'
import { organisationSignInInputs } from './organisation-sign-in.ts'
import { scimInputs } from './scim.ts'
import { tokenInputs } from './tokens.ts'
import { webhookInputs } from './webhooks.ts'

const accountInputs: InputsOf<typeof account> = {
  register: PUBLIC,
  getFinalise: PUBLIC,
  finalise: PUBLIC,
  isEmailAvailable: PUBLIC,
  resetPassword: PUBLIC,
  requestPasswordReset: PUBLIC,
  validateResetToken: PUBLIC,
  getAddressToConfirm: PUBLIC,
  confirmAddress: PUBLIC,
  getCaptchaChallenge: PUBLIC,
  getAccountOptions: PUBLIC,
}

const sessionInputs: InputsOf<typeof session> = {
  signIn: PUBLIC,
  signInWithProvider: PUBLIC,
  verifyCode: PUBLIC,
  resendCode: PUBLIC,
  refreshSession: PUBLIC,
  changeMultiFactor: () => ({ body: { enable: true } }),
  forgetDevice: ({ device }) => ({ params: { id: device } }),
  signOut: () => ({}),
  getMe: () => ({}),
  listSessions: () => ({}),
  endSession: ({ session }) => ({ params: { id: session } }),
  endAllSessions: () => ({}),
  listIdentities: () => ({}),
  removeIdentity: ({ identity }) => ({ params: { id: identity } }),
  getOwnEmail: () => ({}),
  requestEmailChange: ({ unique }) => ({
    body: {
      emailAddress: `${unique.replace(/\W/g, '-').toLowerCase()}@harbour.example`,
      currentPassword: 'Horse-7-battery',
    },
  }),
  resendEmailChange: () => ({}),
  cancelEmailChange: () => ({}),
  getFactors: () => ({}),
  startAuthenticator: () => ({ body: { Name: 'My phone' } }),
  confirmAuthenticator: ({ newAuthenticator: { id, code } }) => ({ params: { id }, body: { code } }),
  removeAuthenticator: ({ authenticator }) => ({ params: { id: authenticator } }),
  replaceRecoveryCodes: () => ({}),
  startPasskey: () => ({}),
  addPasskey: ({ newPasskey }) => ({ body: { name: 'My laptop', created: newPasskey } }),
  makePasskeyPasswordless: ({ passkey }) => ({ params: { id: passkey } }),
  removePasskey: ({ passkey }) => ({ params: { id: passkey } }),
  startPasskeyStepUp: () => ({}),
  startPasskeySignIn: PUBLIC,
  signInWithPasskey: PUBLIC,
  sendStepUpCode: () => ({}),
  stepUp: () => ({ body: { password: 'Horse-7-battery' } }),
  changePassword: () => ({ body: { currentPassword: 'Horse-7-battery', password: 'Staple-8-correct' } }),
  startViewAs: ({ orgId, of }) => ({ params: { id: of.user }, body: { comOrganisationId: orgId } }),
  endViewAs: () => ({}),
}

const approvalInputs: InputsOf<typeof approvals> = {
  listApprovals: () => ({}),
  decideApproval: ({ of }) => ({ body: { approvalId: of.approval, approvalStatus: 'REJECTED' } }),
  listConnectorRequests: ({ orgId }) => ({ params: { orgId } }),
  requestConnector: ({ orgId }) => ({ params: { orgId }, body: { connectorType: 'uniconta' } }),
}

const configurationInputs: InputsOf<typeof configuration> = {
  listStatuses: () => ({}),
  listSettings: () => ({}),
  changeSetting: () => ({ body: { key: 'AllowConnectorRefresh', value: 'true' } }),
}

const auditInputs: InputsOf<typeof audit> = {
  listAuditEntries: ({ orgId }) => ({ query: { orgId } }),
  recordExport: ({ orgId }) => ({ body: { subject: 'access', rows: 12, organisationId: orgId } }),
  verifyAudit: () => ({}),
}

const operationsInputs: InputsOf<typeof operations> = {
  listUnsentMails: () => ({}),
  retryMail: ({ of }) => ({ params: { id: of.mail } }),
  getHousekeeping: () => ({}),
}

const organisationInputs: InputsOf<typeof organisations> = {
  listOrganisations: () => ({}),
  listClients: () => ({}),
  getFirstRunState: ({ orgId }) => ({ params: { orgId } }),
  saveFirstRunState: ({ orgId }) => ({ params: { orgId }, body: { hidden: true } }),
  deleteOrganisation: ({ of }) => ({ params: { orgId: of.spare }, body: { name: of.spareName } }),
  listDeletedOrganisations: () => ({}),
  restoreOrganisation: ({ of }) => ({ params: { id: of.deletedOrganisation } }),
  saveClient: ({ of }) => ({ body: { key: of.clientKey, name: 'Renamed' } }),
}

const place = ({ orgId }: Target) => ({ params: { id: orgId } })

const databaseInputs: InputsOf<typeof database> = {
  getDatabaseCredentials: place,
  saveDatabaseCredentials: (target) => ({ ...place(target), body: target.credentials }),
  testDatabaseCredentials: (target) => ({ ...place(target), body: target.credentials }),
  synchroniseTables: place,
  getStructureState: place,
  getExcelGuide: () => ({}),
}

const product = ({ of }: Target) => ({ params: { id: of.product } })
const token = ({ of }: Target) => ({ params: { id: of.token } })
const user = ({ of }: Target) => ({ params: { id: of.user } })
const tenant = ({ of, credentials }: Target) => ({
  body: {
    tenantId: of.tenantId,
    tenantName: 'A company',
    creds: { connector: 'mssql', ...credentials },
  },
})

const xero2sqlInputs: InputsOf<typeof xero2sql> = {
  listXeroTokens: () => ({}),
  getXeroToken: token,
  saveTokenCredentials: (target) => ({ ...token(target), ...tenant(target) }),
  synchroniseTokenTables: token,
  listMyXero2SqlProducts: ({ orgId }) => ({ query: { orgId } }),
  listXero2SqlUsers: ({ orgId }) => ({ query: { orgId } }),
  unlinkUserFromXero2SqlProducts: user,
  linkUserToXero2SqlProduct: (target) => ({
    ...user(target),
    body: { xero2SqlProductId: target.of.product },
  }),
  startXero2SqlSync: product,
  getXero2SqlCredentials: product,
  saveXero2SqlCredentials: (target) => ({ ...product(target), ...tenant(target) }),
}

/** What every call of the contract is made with, for the tests that make them all. */
export const allInputs: AllInputs = {
  access: accessInputs,
  account: accountInputs,
  alerts: alertInputs,
  approvals: approvalInputs,
  audit: auditInputs,
  configuration: configurationInputs,
  connectors: connectorInputs,
  customSources: customSourceInputs,
  database: databaseInputs,
  excel: excelInputs,
  invitations: invitationInputs,
  operations: operationsInputs,
  organisationSignIn: organisationSignInInputs,
  scim: scimInputs,
  organisations: organisationInputs,
  session: sessionInputs,
  tokens: tokenInputs,
  users: userInputs,
  webhooks: webhookInputs,
  xero2sql: xero2sqlInputs,
}

/** Calls that sign the caller out, change their password, or need an account without an authenticator app and a passkey. */
export const needsOwnUser: ReadonlySet<string> = new Set([
  'signOut',
  'endAllSessions',
  'changePassword',
  'sendStepUpCode',
  'startViewAs',
])
