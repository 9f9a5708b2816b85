import type { ManifestSummary } from '@tributary/domain'
import type { ColumnType, Generated } from 'kysely'
import type { Moment, OptionalText } from '../columns.ts'

/** Systems that organisations describe with manifests. */
export type CustomSourceTables = {
  custom_sources: CustomSourcesTable
  custom_source_versions: CustomSourceVersionsTable
}

/** A custom source. `version` is the number of its current version. */
export type CustomSourcesTable = {
  id: Generated<string>
  organisation_id: string
  name: string
  /** The name as it is compared. */
  name_key: string
  version: number
  created_at: Moment
}

/** A saved manifest. */
export type CustomSourceVersionsTable = {
  source_id: string
  organisation_id: string
  number: number
  text: string
  /** What the manifest contained when it was saved, for lists. */
  summary: ColumnType<ManifestSummary, string, never>
  saved_by: OptionalText
  saved_at: Moment
  /** The number of the version that was restored. */
  restored: number | null
}
