import type { NamedCall } from '../calls.ts'
import { accessExamples } from './access.ts'
import { accountExamples } from './account.ts'
import { alertsExamples } from './alerts.ts'
import { approvalsExamples } from './approvals.ts'
import { auditExamples } from './audit.ts'
import { configurationExamples } from './configuration.ts'
import { connectorsExamples } from './connectors.ts'
import { customSourcesExamples } from './custom-sources.ts'
import { databaseExamples } from './database.ts'
import type { Example } from './example.ts'
import { excelExamples } from './excel.ts'
import { invitationsExamples } from './invitations.ts'
import { operationsExamples } from './operations.ts'
import { organisationSignInExamples } from './organisation-sign-in.ts'
import { organisationsExamples } from './organisations.ts'
import { scimExamples } from './scim.ts'
import { sessionExamples } from './session.ts'
import { tokensExamples } from './tokens.ts'
import { usersExamples } from './users.ts'
import { webhooksExamples } from './webhooks.ts'
import { xero2sqlExamples } from './xero2sql.ts'

const byFeature: { readonly [feature: string]: { readonly [name: string]: Example } } = {
  access: accessExamples,
  account: accountExamples,
  alerts: alertsExamples,
  approvals: approvalsExamples,
  audit: auditExamples,
  configuration: configurationExamples,
  connectors: connectorsExamples,
  customSources: customSourcesExamples,
  database: databaseExamples,
  excel: excelExamples,
  invitations: invitationsExamples,
  operations: operationsExamples,
  organisationSignIn: organisationSignInExamples,
  scim: scimExamples,
  organisations: organisationsExamples,
  session: sessionExamples,
  tokens: tokensExamples,
  users: usersExamples,
  webhooks: webhooksExamples,
  xero2sql: xero2sqlExamples,
}

/** Returns the example of a call, or undefined. A test requires one for each call. */
export const exampleOf = ({ feature, name }: Pick<NamedCall, 'feature' | 'name'>): Example | undefined =>
  byFeature[feature]?.[name]
