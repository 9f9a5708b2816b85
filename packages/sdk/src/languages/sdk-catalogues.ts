import type { RoleName, StatusName } from '@tributary/domain'
import type { questionMessages } from '../access/question.messages.ts'
import type { accountMessages } from '../account/account.messages.ts'
import type { signUpLabels } from '../account/sign-up-form.ts'
import type { approvalsMessages } from '../approvals/approvals.messages.ts'
import type { auditMessages } from '../audit/audit.messages.ts'
import type { connectionMessages } from '../client/connection.messages.ts'
import type { requestMessages } from '../client/request.messages.ts'
import type { csvMessages } from '../common/csv/csv.messages.ts'
import type { nouns } from '../common/text/nouns.messages.ts'
import type { timeAgoMessages } from '../common/text/time-ago.messages.ts'
import type { emailMessages } from '../common/validation/email.ts'
import type { validationMessages } from '../common/validation/validation.messages.ts'
import type { configurationMessages } from '../configuration/configuration.messages.ts'
import type { authoriseMessages } from '../connectors/authorise.messages.ts'
import type { bulkMessages } from '../connectors/bulk/bulk.messages.ts'
import type { ConnectorState } from '../connectors/connector-state.ts'
import type { connectorsMessages } from '../connectors/connectors.messages.ts'
import type { editorMessages } from '../connectors/editor/editor.messages.ts'
import type { scheduleMessages, scheduleText } from '../connectors/editor/schedule.messages.ts'
import type { glanceMessages } from '../connectors/glance/glance.messages.ts'
import type { insightsMessages } from '../connectors/insights.messages.ts'
import type { kindMessages } from '../connectors/kinds/kind.messages.ts'
import type { manageMessages } from '../connectors/manage.messages.ts'
import type { reconnectMessages } from '../connectors/reconnect/reconnect.messages.ts'
import type { runsMessages } from '../connectors/runs/runs.messages.ts'
import type { customSourcesMessages } from '../custom-sources/custom-sources.messages.ts'
import type { databaseMessages } from '../database/database.messages.ts'
import type { accessMessages } from '../excel/access/access.messages.ts'
import type { changesMessages } from '../excel/changes/changes.messages.ts'
import type { groupsMessages } from '../excel/groups/groups.messages.ts'
import type { areaTableMessages } from '../excel/import/import.messages.ts'
import type { linkText } from '../excel/links/link-sentence.messages.ts'
import type { linksMessages } from '../excel/links/links.messages.ts'
import type { structureSearchMessages } from '../excel/search/search.messages.ts'
import type { areasMessages, subareasMessages } from '../excel/structure/areas.messages.ts'
import type { excelMessages } from '../excel/structure/excel.messages.ts'
import type { structureMessages } from '../excel/structure/structure.messages.ts'
import type { firstRunMessages } from '../first-run/first-run.messages.ts'
import type { invitationsMessages } from '../invitations/invitations.messages.ts'
import type { manifestsMessages } from '../manifests/manifests.messages.ts'
import type { operationsMessages } from '../operations/operations.messages.ts'
import type { organisationLabels } from '../organisations/organisation-form.ts'
import type { organisationsMessages } from '../organisations/organisations.messages.ts'
import type { codesMessages } from '../session/codes.messages.ts'
import type { factorMessages } from '../session/factors.messages.ts'
import type { passkeyMessages } from '../session/passkeys.messages.ts'
import type { securityMessages } from '../session/security.messages.ts'
import type { signInMessages } from '../session/sign-in.messages.ts'
import type { tokensMessages } from '../tokens/tokens.messages.ts'
import type { userBulkMessages } from '../users/bulk/user-bulk.messages.ts'
import type { userLabels } from '../users/user-form.ts'
import type { usersMessages } from '../users/users.messages.ts'
import type { xero2sqlMessages } from '../xero2sql/xero2sql.messages.ts'

/** The text of this package in one language, by the names of its catalogues. */
export type SdkCatalogues = {
  access: typeof accessMessages
  account: typeof accountMessages
  approvals: typeof approvalsMessages
  areaTable: typeof areaTableMessages
  areas: typeof areasMessages
  audit: typeof auditMessages
  authorise: typeof authoriseMessages
  bulk: typeof bulkMessages
  codes: typeof codesMessages
  configuration: typeof configurationMessages
  'connector-kinds': typeof kindMessages
  connectors: typeof connectorsMessages
  csv: typeof csvMessages
  'custom-sources': typeof customSourcesMessages
  database: typeof databaseMessages
  editor: typeof editorMessages
  excel: typeof excelMessages
  factors: typeof factorMessages
  passkeys: typeof passkeyMessages
  'first-run': typeof firstRunMessages
  glance: typeof glanceMessages
  groups: typeof groupsMessages
  insights: typeof insightsMessages
  invitations: typeof invitationsMessages
  links: typeof linksMessages
  manage: typeof manageMessages
  manifests: typeof manifestsMessages
  nouns: typeof nouns
  operations: typeof operationsMessages
  organisations: typeof organisationsMessages
  questions: typeof questionMessages
  connection: typeof connectionMessages
  reconnect: typeof reconnectMessages
  request: typeof requestMessages
  runs: typeof runsMessages
  schedule: typeof scheduleMessages
  'schedule-sentence': typeof scheduleText
  security: typeof securityMessages
  'sign-in': typeof signInMessages
  structure: typeof structureMessages
  'structure-changes': typeof changesMessages
  structureSearch: typeof structureSearchMessages
  subareas: typeof subareasMessages
  'time-ago': typeof timeAgoMessages
  tokens: typeof tokensMessages
  'user-bulk': typeof userBulkMessages
  users: typeof usersMessages
  xero2sql: typeof xero2sqlMessages
  /** The words for the states of a connector. */
  'connector-states': Record<ConnectorState, string>
  email: typeof emailMessages
  'link-sentence': typeof linkText
  'organisation-labels': typeof organisationLabels
  /** One line about each role. */
  roles: Record<RoleName, string>
  /** The names of the roles on screen. */
  'role-titles': Record<RoleName, string>
  'sign-up-labels': typeof signUpLabels
  /** The labels of the radio buttons of a status. */
  'status-choices': Record<StatusName, string>
  'user-labels': typeof userLabels
  /** The words for the statuses of a user. */
  'user-statuses': Record<StatusName, string>
  validation: typeof validationMessages
}
