import type { Generated } from 'kysely'
import type { Moment, OptionalText } from '../columns.ts'

/** Licences of connectors, whom connectors are shown to, and the authorisations under way. */
export type ConnectorSettingsTables = {
  licences: LicencesTable
  connector_licences: ConnectorLicencesTable
  connector_organisations: ConnectorOrganisationsTable
  authorisations: AuthorisationsTable
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
}
