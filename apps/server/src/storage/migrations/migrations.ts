import type { Migration } from 'kysely/migration'
import { people } from './001-people.ts'
import { connectors } from './002-connectors.ts'
import { runs } from './003-runs.ts'
import { records } from './004-records.ts'
import { account } from './005-account.ts'
import { excel } from './006-excel.ts'
import { connectorSettings } from './007-connector-settings.ts'
import { databaseTargets } from './008-database-targets.ts'
import { rowSecurity } from './009-row-security.ts'
import { openSessions } from './010-open-sessions.ts'
import { mailDelivery } from './011-mail.ts'
import { externalSignIn } from './012-external-sign-in.ts'
import { signUpCodes } from './013-sign-up-codes.ts'
import { lastChanges } from './014-last-changes.ts'
import { structureStates } from './015-structure-states.ts'
import { runCauses } from './016-run-causes.ts'
import { connectorAuthorisations } from './017-connector-authorisations.ts'
import { readableConnectionStrings } from './018-readable-connection-strings.ts'
import { streamTargets } from './019-stream-targets.ts'
import { schedules } from './020-schedules.ts'
import { connectorRequests } from './021-connector-requests.ts'
import { verifiedAddresses } from './022-verified-addresses.ts'
import { idempotencyKeys } from './023-idempotency-keys.ts'
import { namedMigrations } from './024-named-migrations.ts'
import { sourceRateLimits } from './025-source-rate-limits.ts'
import { leftOutTables } from './026-left-out-tables.ts'
import { customSources } from './027-custom-sources.ts'
import { connectorAttempts } from './028-connector-attempts.ts'
import { runHistory } from './029-run-history.ts'
import { changeNotices } from './030-change-notices.ts'
import { pausedSchedules } from './031-paused-schedules.ts'
import { savedFilters } from './032-saved-filters.ts'
import { apiTokens } from './033-api-tokens.ts'
import { webhooks } from './034-webhooks.ts'
import { alerts } from './035-alerts.ts'
import { causes } from './037-causes.ts'
import { auditRetention } from './039-audit-retention.ts'
import { factors } from './040-factors.ts'
import { sessionPlaces } from './041-session-places.ts'
import { passkeys } from './042-passkeys.ts'
import { invitations } from './045-invitations.ts'
import { reconnectLinks } from './046-reconnect-links.ts'
import { viewAs } from './050-view-as.ts'
import { scim } from './055-scim.ts'
import { organisationSignIn } from './056-organisation-sign-in.ts'
import { structureChanges } from './060-structure-changes.ts'
import { scimSettings } from './061-scim-settings.ts'
import { signInProviders } from './062-sign-in-providers.ts'
import { sharedAccounts } from './063-shared-accounts.ts'
import { userLanguages } from './064-user-languages.ts'
import { accessRecords } from './065-access-records.ts'
import { accessRetention } from './066-access-retention.ts'
import { firstRun } from './067-first-run.ts'
import { mailedChanges } from './068-mailed-changes.ts'
import { deletedOrganisations } from './069-deleted-organisations.ts'

/**
 * All migrations, by the name under which the database records them. They run in the order of their names. Never edit,
 * rename or reorder one that has been released.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-people': people,
  '002-connectors': connectors,
  '003-runs': runs,
  '004-records': records,
  '005-account': account,
  '006-excel': excel,
  '007-connector-settings': connectorSettings,
  '008-database-targets': databaseTargets,
  '009-row-security': rowSecurity,
  '010-open-sessions': openSessions,
  '011-mail': mailDelivery,
  '012-external-sign-in': externalSignIn,
  '013-sign-up-codes': signUpCodes,
  '014-last-changes': lastChanges,
  '015-structure-states': structureStates,
  '016-run-causes': runCauses,
  '017-connector-authorisations': connectorAuthorisations,
  '018-readable-connection-strings': readableConnectionStrings,
  '019-stream-targets': streamTargets,
  '020-schedules': schedules,
  '021-connector-requests': connectorRequests,
  '022-verified-addresses': verifiedAddresses,
  '023-idempotency-keys': idempotencyKeys,
  '024-named-migrations': namedMigrations,
  '025-source-rate-limits': sourceRateLimits,
  '026-left-out-tables': leftOutTables,
  '027-custom-sources': customSources,
  '028-connector-attempts': connectorAttempts,
  '029-run-history': runHistory,
  '030-change-notices': changeNotices,
  '031-paused-schedules': pausedSchedules,
  '032-saved-filters': savedFilters,
  '033-api-tokens': apiTokens,
  '034-webhooks': webhooks,
  '035-alerts': alerts,
  '037-causes': causes,
  '039-audit-retention': auditRetention,
  '040-factors': factors,
  '041-session-places': sessionPlaces,
  '042-passkeys': passkeys,
  '045-invitations': invitations,
  '046-reconnect-links': reconnectLinks,
  '050-view-as': viewAs,
  '055-scim': scim,
  '056-organisation-sign-in': organisationSignIn,
  '060-structure-changes': structureChanges,
  '061-scim-settings': scimSettings,
  '062-sign-in-providers': signInProviders,
  '063-shared-accounts': sharedAccounts,
  '064-user-languages': userLanguages,
  '065-access-records': accessRecords,
  '066-access-retention': accessRetention,
  '067-first-run': firstRun,
  '068-mailed-changes': mailedChanges,
  '069-deleted-organisations': deletedOrganisations,
}
