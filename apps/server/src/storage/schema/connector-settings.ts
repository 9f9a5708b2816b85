import type { Generated } from 'kysely'
import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

/** Licences of connectors, whom connectors are shown to, and the authorisations under way. */
export type ConnectorSettingsTables = {
  licences: LicencesTable
  connector_licences: ConnectorLicencesTable
  connector_organisations: ConnectorOrganisationsTable
  authorisations: AuthorisationsTable
  provider_grants: ProviderGrantsTable
  connector_authorisations: ConnectorAuthorisationsTable
}

/** Every licence there is for connectors of a type. */
export type LicencesTable = {
  id: Generated<string>
  connector_type_id: string
  description: string
  is_base: boolean
}

/** The licences a connector has. */
export type ConnectorLicencesTable = { organisation_id: string; connector_id: string; licence_id: string }

/** Further organisations whose administrators see a connector; `organisation_id` is the one it belongs to. */
export type ConnectorOrganisationsTable = {
  organisation_id: string
  connector_id: string
  shown_to: string
}

/** A person on the way to a provider and back. */
export type AuthorisationsTable = {
  /** SHA-256 of the state, which itself is kept nowhere. */
  state_hash: string
  organisation_id: string
  user_id: string
  connector_type_id: string
  /** The account named beforehand, where a type asks for it. */
  account: OptionalText
  expires_at: Moment
  session_id: string
  /** SHA-256 of what the browser was given that they left with. */
  browser_hash: string
  /** The secrets of the way there and back. */
  sealed: string
}

/** What a provider lets us do; its tokens are sealed for their row, and are none where a setting holds the key. */
export type ProviderGrantsTable = {
  id: Generated<string>
  organisation_id: string
  connector_type_id: string
  sealed: OptionalText
  expires_at: MomentOrNull
  authorised_by: OptionalText
  authorised_at: Moment
  /** Since when the provider honours it no more. */
  refused_at: MomentOrNull
}

/** The account at a provider that a connector reads. */
export type ConnectorAuthorisationsTable = {
  connector_id: string
  organisation_id: string
  grant_id: string
  account: string
  account_name: string
  /** What the provider calls the connection between the account and us. */
  remote_id: OptionalText
  /** Since when we have given it up. */
  ended_at: MomentOrNull
}
