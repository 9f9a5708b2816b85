import type { SignInTest } from '@tributary/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

export type OrganisationSignInTables = {
  sign_in_providers: SignInProvidersTable
  sign_in_policies: SignInPoliciesTable
  mail_domains: MailDomainsTable
}

/** A test as it is stored. */
export type StoredTest = Omit<SignInTest, 'at'> & { at: string }

export type SignInProvidersTable = {
  id: string
  organisation_id: string
  name: string
  issuer: string
  client_id: string
  secret_sealed: string
  trusts_addresses: boolean
  adds_members: boolean
  default_role_id: number
  active: Generated<boolean>
  /** The last test of this issuer and client. */
  test: ColumnType<StoredTest | null, string | null | undefined, string | null>
  changed_at: Moment
}

export type SignInPoliciesTable = {
  organisation_id: string
  only_provider: Generated<boolean>
  /** The administrator who turned passwords off, and keeps one. */
  fallback_id: OptionalText
  /** How many providers the organisation has ever added, so that no redirect address is used twice. */
  providers_added: Generated<number>
}

export type MailDomainsTable = {
  id: Generated<string>
  organisation_id: string
  domain: string
  /** The provider that may sign in its addresses. */
  provider_id: OptionalText
  /** The random part of the record. It is public, because DNS is. */
  token: string
  /** Set while the domain belongs to the organisation. */
  verified_at: MomentOrNull
  checked_at: MomentOrNull
  /** Since when the record of a verified domain has been missing. */
  missing_since: MomentOrNull
  created_at: Moment
}
