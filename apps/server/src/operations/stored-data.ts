import { undoableFor } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { pruneDevices } from '../account/device.queries.ts'
import { DEVICE_MS } from '../account/device.rules.ts'
import { pruneEmailChanges } from '../account/email-changes.queries.ts'
import { pruneSignUps } from '../account/external-sign-up.queries.ts'
import { pruneAuthenticators } from '../account/factors.queries.ts'
import { prunePasswordTokens } from '../account/password-link.rules.ts'
import { pruneSignUpCodes } from '../account/sign-up-codes.queries.ts'
import { pruneAlerts } from '../alerts/alerts.queries.ts'
import { pruneCaptchas } from '../captcha/captcha.rules.ts'
import { pruneAttempts } from '../connectors/authorise/authorisation-attempts.queries.ts'
import { pruneReconnectLinks } from '../connectors/reconnect/reconnect-links.queries.ts'
import { pruneEvents } from '../events/events.queries.ts'
import { pruneChanges } from '../excel/changes/changes.queries.ts'
import { pruneIdempotencyKeys } from '../idempotency/idempotency.queries.ts'
import { KEEP_KEYS_MS } from '../idempotency/idempotent-write.rules.ts'
import { pruneInvitations } from '../invitations/invitations.queries.ts'
import { pruneMails } from '../mail/outbox.queries.ts'
import { eraseOrganisations } from '../organisations/deleted/erase-organisations.ts'
import { KEEP_DELETED_MS } from '../organisations/deleted/keep-deleted.ts'
import { NEW_AUTHENTICATOR_MS } from '../security/lifetimes.ts'
import { pruneRateCounters } from '../security/rate-limit.ts'
import { pruneTries } from '../security/sign-in-throttle.queries.ts'
import { pruneExternalCodes } from '../session/external-code.rules.ts'
import { pruneOAuthAttempts } from '../session/providers/oauth-attempts.queries.ts'
import { pruneSessions } from '../session/session.queries.ts'
import { pruneChallenges } from '../session/verification.queries.ts'
import type { Database } from '../storage/schema.ts'
import { pruneRateLimits } from '../sync/index.ts'
import { pruneTokens } from '../tokens/tokens.queries.ts'
import { pruneDeliveries } from '../webhooks/deliveries.queries.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Prune = (db: Kysely<Database>, before: Date) => Promise<unknown>

/** A kind of data and its tables. Rows are deleted `keepMs` after they end: zero if they hold their own expiry time. */
export type DataKind = {
  readonly kind: string
  readonly tables: readonly string[]
  readonly keepMs?: number
  readonly prune?: Prune
}

/** What the server deletes by itself, and after how long. The clean-up and its screen both follow this list. */
export const prunedData: readonly (DataKind & { readonly keepMs: number; readonly prune: Prune })[] = [
  { kind: 'sign-in-attempts', tables: ['sign_in_attempts'], keepMs: DAY, prune: pruneTries },
  { kind: 'sessions', tables: ['sessions', 'refresh_tokens'], keepMs: 30 * DAY, prune: pruneSessions },
  { kind: 'mails', tables: ['outbox'], keepMs: 30 * DAY, prune: pruneMails },
  {
    kind: 'webhook-deliveries',
    tables: ['webhook_deliveries'],
    keepMs: 30 * DAY,
    prune: pruneDeliveries,
  },
  { kind: 'alerts', tables: ['alerts'], keepMs: 90 * DAY, prune: pruneAlerts },
  { kind: 'events', tables: ['events'], keepMs: 30 * DAY, prune: pruneEvents },
  {
    kind: 'idempotency-keys',
    tables: ['idempotency_keys'],
    keepMs: KEEP_KEYS_MS,
    prune: pruneIdempotencyKeys,
  },
  {
    kind: 'api-tokens',
    tables: ['api_tokens', 'api_token_organisations'],
    keepMs: 90 * DAY,
    prune: pruneTokens,
  },
  {
    kind: 'invitations',
    tables: ['invitations', 'invitation_groups', 'invitation_connectors'],
    keepMs: 30 * DAY,
    prune: pruneInvitations,
  },
  {
    kind: 'structure-changes',
    tables: ['structure_changes', 'structure_change_rows'],
    keepMs: undoableFor,
    prune: pruneChanges,
  },
  { kind: 'reconnect-links', tables: ['reconnect_links'], keepMs: DAY, prune: pruneReconnectLinks },
  {
    kind: 'deleted-organisations',
    tables: ['deleted_organisations', 'deleted_organisation_rows'],
    keepMs: KEEP_DELETED_MS,
    prune: eraseOrganisations,
  },
  { kind: 'devices', tables: ['devices'], keepMs: DEVICE_MS, prune: pruneDevices },
  {
    kind: 'unconfirmed-apps',
    tables: ['authenticators', 'recovery_codes'],
    keepMs: NEW_AUTHENTICATOR_MS,
    prune: pruneAuthenticators,
  },
  { kind: 'captchas', tables: ['used_captchas'], keepMs: 0, prune: pruneCaptchas },
  {
    kind: 'verification-codes',
    tables: ['verification_challenges', 'passkey_challenges'],
    keepMs: 0,
    prune: pruneChallenges,
  },
  { kind: 'authorisation-attempts', tables: ['authorisations'], keepMs: 0, prune: pruneAttempts },
  { kind: 'email-changes', tables: ['email_changes'], keepMs: 0, prune: pruneEmailChanges },
  { kind: 'sign-in-codes', tables: ['external_sign_in_codes'], keepMs: 0, prune: pruneExternalCodes },
  { kind: 'password-links', tables: ['password_tokens'], keepMs: 0, prune: prunePasswordTokens },
  { kind: 'rate-limits', tables: ['rate_counters'], keepMs: 0, prune: pruneRateCounters },
  { kind: 'source-rate-limits', tables: ['source_rate_limits'], keepMs: 0, prune: pruneRateLimits },
  { kind: 'sign-ups', tables: ['external_sign_ups'], keepMs: 0, prune: pruneSignUps },
  { kind: 'sign-up-codes', tables: ['sign_up_codes'], keepMs: 0, prune: pruneSignUpCodes },
  { kind: 'provider-sign-ins', tables: ['provider_visits'], keepMs: 0, prune: pruneOAuthAttempts },
]

/** Data that is not deleted by age. Only the audit log may be, if `AUDIT_RETENTION` is set. */
export const keptData: readonly DataKind[] = [
  {
    kind: 'audit-log',
    tables: ['audit_log', 'audit_chain', 'access_records', 'access_changes', 'access_chain', 'access_anchor'],
  },
  { kind: 'refreshes', tables: ['refresh_runs'] },
  { kind: 'connectors', tables: ['connectors', 'connector_properties', 'connector_users'] },
  { kind: 'users', tables: ['users', 'user_organisations', 'passkeys'] },
]
