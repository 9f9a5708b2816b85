import type { Generated } from 'kysely'
import type { Moment, OptionalText } from '../columns.ts'

/** Named filters of the list of connectors. */
export type SavedFilterTables = { saved_filters: SavedFiltersTable }

/** A shared filter stays without an owner when the owner leaves the organisation. */
export type SavedFiltersTable = {
  id: Generated<string>
  organisation_id: string
  owner_id: OptionalText
  name: string
  /** The name as it is compared. */
  name_key: string
  query: string
  shared: boolean
  created_at: Moment
}
