import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'
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
import { readableConnectionStrings } from './020-readable-connection-strings.ts'
import { streamTargets } from './021-stream-targets.ts'
import { schedules } from './022-schedules.ts'
import { verifiedAddresses } from './023-verified-addresses.ts'
import { connectorRequests } from './026-connector-requests.ts'
import { idempotencyKeys } from './027-idempotency-keys.ts'

export type Migration = { name: string; up(db: Kysely<Database>): Promise<void> }

/** In the order they are applied; the position is the version. Never edit or reorder one that has been released. */
export const migrations: readonly Migration[] = [
  people,
  connectors,
  runs,
  records,
  account,
  excel,
  connectorSettings,
  databaseTargets,
  rowSecurity,
  openSessions,
  mailDelivery,
  externalSignIn,
  signUpCodes,
  lastChanges,
  structureStates,
  runCauses,
  connectorAuthorisations,
  readableConnectionStrings,
  streamTargets,
  schedules,
  connectorRequests,
  verifiedAddresses,
  idempotencyKeys,
]
