import { germanRoleTitles } from '../../common/text/role-titles.ts'
import type { SdkCatalogues } from '../sdk-catalogues.ts'
import {
  account,
  approvals,
  configuration,
  connection,
  email,
  labels,
  organisations,
  request,
  timeAgo,
  users,
  validation,
} from './account.ts'
import { auditTexts } from './audit.ts'
import { bulk } from './bulk.ts'
import {
  authorise,
  connectors,
  editor,
  insights,
  manage,
  runs,
  schedule,
  scheduleSentence,
  states,
} from './connectors.ts'
import { csv } from './csv.ts'
import { customSources, manifests } from './custom-sources.ts'
import {
  access,
  areas,
  areaTable,
  excel,
  groups,
  linkSentence,
  links,
  structure,
  structureChanges,
  structureSearch,
  subareas,
} from './excel.ts'
import { firstRun } from './first-run.ts'
import { glance } from './glance.ts'
import { invitations } from './invitations.ts'
import { kinds } from './kinds.ts'
import { organisation, roles, statusChoices, user, userStatuses } from './labels.ts'
import { nouns } from './nouns.ts'
import { operationTexts } from './operations.ts'
import { passkeys } from './passkeys.ts'
import { questionTexts } from './questions.ts'
import { reconnect } from './reconnect.ts'
import { codes, database, factors, security, signIn, xero2sql } from './session.ts'
import { tokenTexts } from './tokens.ts'
import { userBulk } from './user-bulk.ts'

/** The text of this package in German, by the names of its catalogues. */
export const german: SdkCatalogues = {
  access,
  account,
  approvals,
  areas,
  areaTable,
  audit: auditTexts,
  authorise,
  bulk,
  'user-bulk': userBulk,
  'first-run': firstRun,
  invitations,
  codes,
  configuration,
  connection,
  'connector-states': states,
  'connector-kinds': kinds,
  connectors,
  csv,
  'custom-sources': customSources,
  database,
  editor,
  email,
  excel,
  factors,
  passkeys,
  glance,
  groups,
  insights,
  'link-sentence': linkSentence,
  links,
  manage,
  manifests,
  'organisation-labels': organisation,
  nouns,
  operations: operationTexts,
  organisations,
  questions: questionTexts,
  reconnect,
  request,
  'role-titles': germanRoleTitles,
  roles,
  runs,
  schedule,
  'schedule-sentence': scheduleSentence,
  security,
  'sign-in': signIn,
  'sign-up-labels': labels,
  'status-choices': statusChoices,
  structure,
  'structure-changes': structureChanges,
  structureSearch,
  subareas,
  'time-ago': timeAgo,
  tokens: tokenTexts,
  'user-labels': user,
  'user-statuses': userStatuses,
  users,
  validation,
  xero2sql,
}
