import type { Generated } from 'kysely'
import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

/** Licences and visibility of connectors, and pending authorisations. */
export type ConnectorSettingsTables = {
  licences: LicencesTable
  connector_licences: ConnectorLicencesTable
  connector_organisations: ConnectorOrganisationsTable
  authorisations: AuthorisationsTable
  authorised_sources: AuthorisedSourcesTable
  provider_grants: ProviderGrantsTable
  connector_authorisations: ConnectorAuthorisationsTable
}

/** The licences for connectors of a type. */
export type LicencesTable = {
  id: Generated<string>
  connector_type_id: string
  description: string
  is_base: boolean
}

/** The licences of a connector. */
export type ConnectorLicencesTable = { organisation_id: string; connector_id: string; licence_id: string }

/** Other organisations with administrators who may see a connector. `organisation_id` is its owner. */
export type ConnectorOrganisationsTable = {
  organisation_id: string
  connector_id: string
  shown_to: string
}

/** A pending authorisation: a browser that was sent to a provider. */
export type AuthorisationsTable = {
  /** SHA-256 of the OAuth state. The state itself is not stored. */
  state_hash: string
  organisation_id: string
  user_id: string
  connector_type_id: string
  /** The account that was entered, for types that require it. */
  account: OptionalText
  expires_at: Moment
  /** The session that started it. Exactly one of this and `link_id` is set. */
  session_id: OptionalText
  /** The reconnect link that started it. */
  link_id: OptionalText
  /** SHA-256 of the browser's state cookie. */
  browser_hash: string
  /** The sealed secrets of the OAuth flow. */
  sealed: string
  /** The connector of a custom source. Other types find their connector by the account. */
  connector_id: OptionalText
  /** SHA-256 of its source and of the values that decide where secrets are sent. */
  source_hash: OptionalText
}

/** The sources of the installation whose connectors must be authorised. */
export type AuthorisedSourcesTable = { id: string }

/** An authorisation at a provider. Its tokens are sealed; null if a setting holds the key. */
export type ProviderGrantsTable = {
  id: Generated<string>
  organisation_id: string
  connector_type_id: string
  sealed: OptionalText
  expires_at: MomentOrNull
  authorised_by: OptionalText
  /** The address that was asked to authorise it, of a person without an account. */
  authorised_address: OptionalText
  authorised_at: Moment
  /** When the provider ended it. */
  refused_at: MomentOrNull
}

/** The account at a provider that a connector reads. */
export type ConnectorAuthorisationsTable = {
  connector_id: string
  organisation_id: string
  grant_id: string
  account: string
  account_name: string
  /** The provider's id of the connection. */
  remote_id: OptionalText
  /** When we ended it. */
  ended_at: MomentOrNull
}
