import { arabicRoleTitles } from '../../common/text/role-titles.ts'
import type { SdkCatalogues } from '../sdk-catalogues.ts'
import { account, approvals, configuration, connection, request, timeAgo } from './account.ts'
import { auditTexts } from './audit.ts'
import { bulk } from './bulk.ts'
import { authorise, connectors, insights, manage } from './connectors.ts'
import { csv } from './csv.ts'
import { customSources } from './custom-sources.ts'
import { database } from './database.ts'
import { editor, runs, schedule, scheduleSentence } from './editor.ts'
import { access, groups, linkSentence, links, structureChanges } from './excel.ts'
import { firstRun } from './first-run.ts'
import { glance } from './glance.ts'
import { invitations } from './invitations.ts'
import { kinds } from './kinds.ts'
import {
  email,
  organisation,
  roles,
  signUp,
  states,
  statusChoices,
  user,
  userStatuses,
  validation,
} from './labels.ts'
import { manifests } from './manifests.ts'
import { nouns } from './nouns.ts'
import { operationTexts } from './operations.ts'
import { passkeys } from './passkeys.ts'
import { questionTexts } from './questions.ts'
import { reconnect } from './reconnect.ts'
import { codes, factors, security, signIn } from './session.ts'
import { areas, areaTable, excel, structure, structureSearch, subareas } from './structure.ts'
import { tokenTexts } from './tokens.ts'
import { userBulk } from './user-bulk.ts'
import { organisations, users, xero2sql } from './users.ts'

/** The text of the SDK in Arabic, for `setLanguage`. */
export const arabic: SdkCatalogues = {
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
  nouns,
  'organisation-labels': organisation,
  operations: operationTexts,
  organisations,
  questions: questionTexts,
  reconnect,
  request,
  'role-titles': arabicRoleTitles,
  roles,
  runs,
  schedule,
  'schedule-sentence': scheduleSentence,
  security,
  'sign-in': signIn,
  'sign-up-labels': signUp,
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
