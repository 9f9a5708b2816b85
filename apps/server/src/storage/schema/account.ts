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
  /** When somebody turned it last, and who; empty before anybody has. */
  changed_at: MomentOrNull
  changed_by: OptionalText
}

/** Mail that is to be sent, written together with what it announces. */
export type OutboxTable = {
  id: string
  /** In the order they were written. */
  position: Generated<string>
  kind: string
  recipient: string
  /** What the mail says, as secret-box.ts seals it: it may hold a code or a token. Emptied once it is sent or given up. */
  sealed: OptionalText
  created_at: Moment
  /** From when on anybody may try to send it; whoever is trying has put it off meanwhile. */
  due_at: Moment
  sent_at: MomentOrNull
  attempts: Generated<number>
  /** When it was given up, and why: without a word of the mail or of its reader. */
  failed_at: MomentOrNull
  failure: OptionalText
}

export type RateCountersTable = { counter: string; taken: number; window_started_at: Moment }

/** Puzzles whose solution has been taken, until they run out by themselves. */
export type UsedCaptchasTable = { challenge_hash: string; expires_at: Moment }

export type ChallengePurpose = 'sign-in' | 'mfa-enable' | 'mfa-disable'

/** A code that was sent and is waited for. */
export type VerificationChallengesTable = {
  reference_hash: string
  user_id: string
  purpose: ChallengePurpose
  code_hash: string
  /** The browser a sign-in began in. */
  browser_hash: OptionalText
  /** The session that asked to change its codes. */
  session_id: OptionalText
  attempts: Generated<number>
  expires_at: Moment
}

/** A device that confirmed a code; one with a secret is trusted and not asked again. */
export type DevicesTable = {
  id: Generated<string>
  user_id: string
  description: string
  secret_hash: OptionalText
  created_at: Moment
  used_at: Moment
}

export type PasswordTokenPurpose = 'reset' | 'set'

/** The one living link of a user to set a password with. */
export type PasswordTokensTable = {
  user_id: string
  token_hash: string
  purpose: PasswordTokenPurpose
  expires_at: Moment
}

/** What somebody who goes to a provider wants there. */
export type ProviderIntent = 'signin' | 'signup'

/** A browser that has been sent to a provider and is expected back. */
export type ProviderVisitsTable = {
  state_hash: string
  browser_hash: string
  provider: string
  intent: ProviderIntent
  /** Where the portal goes on afterwards. */
  return_url: OptionalText
  /** The nonce and the PKCE verifier, as secret-box.ts seals them. */
  sealed: string
  expires_at: Moment
}

/** What an external sign-in hands to the browser, good for one sign-in right away in that browser. */
export type ExternalSignInCodesTable = {
  code_hash: string
  user_id: string
  /** The code ends with its identity. */
  identity_id: string
  provider: string
  browser_hash: string
  expires_at: Moment
}

/** An identity at a provider that signs in to an account; addresses play no part in it. */
export type ExternalIdentitiesTable = {
  id: Generated<string>
  issuer: string
  subject: string
  provider: string
  user_id: string
  created_at: Moment
  last_used_at: MomentOrNull
}

/**
 * Whether the address of an account belongs to its owner. `needs-code`: the next sign-in requires a code mailed to it.
 * `needs-link`: an administrator changed it, and the link mailed to it must be followed before anything else goes there.
 */
export type EmailStatus = 'verified' | 'needs-code' | 'needs-link'

/** The one link of a user that makes an address theirs: a new one, or the present one where it needs a link. */
export type EmailChangesTable = {
  user_id: string
  token_hash: string
  email: string
  email_key: string
  /** The session that requested it, which stays when the others end. */
  session_id: OptionalText
  requested_at: Moment
  expires_at: Moment
}

/** The JSON that a request is shown from; the last two belong to connector requests. */
export type ApprovalContext = { Description: string; ConnectorType?: string; OrganisationId?: string }

export type ApprovalsTable = {
  id: Generated<string>
  approval_type: ApprovalType
  status: ColumnType<ApprovalStatus, ApprovalStatus | undefined, ApprovalStatus>
  /** Whom it concerns; a new organisation has none before it is approved. */
  organisation_id: OptionalText
  requester_id: OptionalText
  /** The requester's account waits for this decision. */
  opens_account: Generated<boolean>
  company_name: string
  /** Of a request to set up a connector type. */
  connector_type_id: OptionalText
  context: ColumnType<ApprovalContext, string, never>
  created_at: Moment
  decided_at: MomentOrNull
  decided_by: OptionalText
  /** Kept beside the id, for when that account is gone. */
  decided_by_name: OptionalText
}

/** Somebody who came from an external provider and has no account here yet. */
export type ExternalSignUpsTable = {
  code_hash: string
  /** The browser that came from the provider; nobody else may go on with it. */
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
  /** The organisation that already holds what they connected. */
  organisation_id: OptionalText
  approval_id: OptionalText
  finalised_at: MomentOrNull
  expires_at: Moment
}

/** What the mail to somebody who signed up with a password leads to while they wait; it proves nothing and opens nothing. */
export type SignUpCodesTable = { code_hash: string; approval_id: string; expires_at: Moment }

/** The audit log's entries in the order they were committed, each with a hash over itself and all before it. */
export type AuditChainTable = { position: string; audit_id: string; hash: Uint8Array }
