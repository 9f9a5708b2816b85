import type { ApprovalStatus, ApprovalType, SettingKey } from '@tributary/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

/** Sign-up, password reset, verification codes, approvals, settings of the installation, mail to be sent. */
export type AccountTables = {
  settings: SettingsTable
  outbox: OutboxTable
  rate_counters: RateCountersTable
  used_captchas: UsedCaptchasTable
  verification_challenges: VerificationChallengesTable
  devices: DevicesTable
  authenticators: AuthenticatorsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  password_tokens: PasswordTokensTable
  provider_visits: ProviderVisitsTable
  external_sign_in_codes: ExternalSignInCodesTable
  external_identities: ExternalIdentitiesTable
  email_changes: EmailChangesTable
  approvals: ApprovalsTable
  external_sign_ups: ExternalSignUpsTable
  sign_up_codes: SignUpCodesTable
  audit_chain: AuditChainTable
}

export type SettingsTable = {
  key: SettingKey
  value: boolean
  /** The last change and its user; null before the first change. */
  changed_at: MomentOrNull
  changed_by: OptionalText
}

/** Mail to send, written in the transaction that it reports. */
export type OutboxTable = {
  id: string
  /** The order of creation. */
  position: Generated<string>
  kind: string
  recipient: string
  /** The sealed content, which may contain a code or a token. Null once the mail is sent or given up. */
  sealed: OptionalText
  created_at: Moment
  /** When it may be sent. A process that is sending it has moved this time ahead. */
  due_at: Moment
  sent_at: MomentOrNull
  attempts: Generated<number>
  /** When and why it was given up, without its content or recipient. */
  failed_at: MomentOrNull
  failure: OptionalText
  /** The request that caused it; null for scheduled work. */
  request_id: OptionalText
  /** The span of a trace in which it was stored, in the format of W3C; null without tracing. */
  traceparent: OptionalText
}

export type RateCountersTable = { counter: string; taken: number; window_started_at: Moment }

/** Solved puzzles, until they expire. */
export type UsedCaptchasTable = { challenge_hash: string; expires_at: Moment }

export type ChallengePurpose = 'sign-in' | 'mfa-enable' | 'mfa-disable' | 'step-up'

/** A proof that is expected: of a sign-in, or of a change. */
export type VerificationChallengesTable = {
  reference_hash: string
  user_id: string
  purpose: ChallengePurpose
  /** The mailed code; null if the proof is a code of an app. */
  code_hash: OptionalText
  /** The browser that started the sign-in. */
  browser_hash: OptionalText
  /** The session that requested the change. */
  session_id: OptionalText
  attempts: Generated<number>
  expires_at: Moment
}

/** A device on which a code was entered. With a secret, it is trusted and needs no code. */
export type DevicesTable = {
  id: Generated<string>
  user_id: string
  description: string
  secret_hash: OptionalText
  created_at: Moment
  used_at: Moment
}

/** An app that shows codes for the sign-ins of a user. */
export type AuthenticatorsTable = {
  id: string
  user_id: string
  name: string
  /** The sealed secret, in base32. */
  secret_sealed: string
  created_at: Moment
  /** When its first code was entered. Until then it does not count. */
  confirmed_at: MomentOrNull
  used_at: MomentOrNull
  /** The time step of the last accepted code. No code of it or of an earlier step is accepted again. */
  last_step: ColumnType<string | null, number | null, number | null>
}

/** A code for one sign-in without an app. */
export type RecoveryCodesTable = {
  id: Generated<string>
  user_id: string
  code_hash: string
  used_at: MomentOrNull
}

/** A passkey of a user. */
export type PasskeysTable = {
  id: Generated<string>
  user_id: string
  /** The id that its device gave it, in base64url. */
  credential_id: string
  /** The public key in the format of COSE, in base64url. */
  public_key: string
  /** How often its device has used it; zero for devices without a counter. */
  counter: ColumnType<string, number, number>
  /** How its device is reached, separated by spaces. */
  transports: string
  name: string
  /** Whether it signs in without the password. */
  passwordless: boolean
  created_at: Moment
  used_at: MomentOrNull
}

/** Why a passkey is created or used. */
export type PasskeyPurpose = 'add' | 'sign-in' | 'step-up'

/** A challenge that a browser signs once. */
export type PasskeyChallengesTable = {
  challenge_hash: string
  purpose: PasskeyPurpose
  /** The browser that signs in; null for a signed-in user. */
  browser_hash: OptionalText
  /** The user who has requested it; null for a sign-in. */
  user_id: OptionalText
  /** The sign-in with a password that it finishes; null for one without. */
  reference_hash: OptionalText
  expires_at: Moment
}

export type PasswordTokenPurpose = 'reset' | 'set'

/** The one valid link of a user to set a password. */
export type PasswordTokensTable = {
  user_id: string
  token_hash: string
  purpose: PasswordTokenPurpose
  expires_at: Moment
}

/** The purpose of a sign-in with a provider. */
export type ProviderIntent = 'signin' | 'signup' | 'test'

/** A browser that was sent to a provider and has not returned yet. */
export type ProviderVisitsTable = {
  state_hash: string
  browser_hash: string
  provider: string
  intent: ProviderIntent
  /** Where the portal continues afterwards. */
  return_url: OptionalText
  /** The sealed nonce and PKCE verifier. */
  sealed: string
  expires_at: Moment
}

/** The code that an OAuth callback gives to the browser: for one immediate sign-in in that browser. */
export type ExternalSignInCodesTable = {
  code_hash: string
  user_id: string
  /** The code is deleted with its identity. */
  identity_id: string
  provider: string
  browser_hash: string
  expires_at: Moment
}

/** An identity at a provider that signs in to an account, independent of email addresses. */
export type ExternalIdentitiesTable = {
  id: Generated<string>
  issuer: string
  subject: string
  provider: string
  user_id: string
  created_at: Moment
  last_used_at: MomentOrNull
  /** The organisation whose provider asserted it. Only that provider can use it. Null for those of the installation. */
  organisation_id: OptionalText
  sign_in_provider_id: OptionalText
  /** When the owner confirmed it with the password of the account. */
  confirmed_at: MomentOrNull
}

/**
 * Whether the address of an account is verified. `needs-code`: the next sign-in requires a code mailed to it.
 * `needs-link`: an administrator changed it, and nothing else is mailed to it before its link is followed.
 */
export type EmailStatus = 'verified' | 'needs-code' | 'needs-link'

/** The one link of a user that verifies an address: a new one, or the current one with `needs-link`. */
export type EmailChangesTable = {
  user_id: string
  token_hash: string
  email: string
  email_key: string
  /** The session that requested it. It continues when the others end. */
  session_id: OptionalText
  requested_at: Moment
  expires_at: Moment
}

/** The data of a request; the last two fields are for connector requests. */
export type ApprovalContext = { Description: string; ConnectorType?: string; OrganisationId?: string }

export type ApprovalsTable = {
  id: Generated<string>
  approval_type: ApprovalType
  status: ColumnType<ApprovalStatus, ApprovalStatus | undefined, ApprovalStatus>
  /** The organisation; null for a new one before its approval. */
  organisation_id: OptionalText
  requester_id: OptionalText
  /** Whether the requester's account waits for this decision. */
  opens_account: Generated<boolean>
  company_name: string
  /** Set for a request for a connector type. */
  connector_type_id: OptionalText
  context: ColumnType<ApprovalContext, string, never>
  created_at: Moment
  decided_at: MomentOrNull
  decided_by: OptionalText
  /** Stored with the id, because the account may be deleted. */
  decided_by_name: OptionalText
}

/** A sign-up of a user who came from a provider and has no account yet. */
export type ExternalSignUpsTable = {
  code_hash: string
  /** The browser that returned from the provider. No other browser may continue. */
  browser_hash: string
  issuer: string
  subject: string
  provider: string
  email: string
  email_key: string
  /** Whether the provider has verified the address. */
  email_verified: boolean
  first_name: string
  last_name: string
  /** The account that gets the identity once its address is verified. */
  links_user_id: OptionalText
  /** The organisation that has their companies already. */
  organisation_id: OptionalText
  /** The organisation whose provider asserted it. It is then a link to confirm, and can open no account. */
  provider_organisation_id: OptionalText
  sign_in_provider_id: OptionalText
  approval_id: OptionalText
  finalised_at: MomentOrNull
  expires_at: Moment
}

/** The code in the mail about a pending sign-up with a password. It only shows the status. */
export type SignUpCodesTable = { code_hash: string; approval_id: string; expires_at: Moment }

/** The entries of the audit log in the order of their commits, each with a hash over itself and all before it. */
export type AuditChainTable = { position: string; audit_id: string; hash: Uint8Array }
