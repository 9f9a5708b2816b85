import type { ColumnType } from 'kysely'
import type { Moment, OptionalText } from '../columns.ts'

export type DeletedOrganisationTables = {
  deleted_organisations: DeletedOrganisationsTable
  deleted_organisation_rows: DeletedOrganisationRowsTable
}

/** An organisation that was deleted and can still be restored. Its key and its schema stay reserved. */
export type DeletedOrganisationsTable = {
  organisation_id: string
  client_key: string
  name: string
  code: OptionalText
  deleted_at: Moment
  /** Null once that user is deleted. */
  deleted_by: OptionalText
}

/** A row of a deleted organisation, without credentials. */
export type DeletedOrganisationRowsTable = {
  organisation_id: string
  table_name: string
  row: ColumnType<object, string, never>
}
