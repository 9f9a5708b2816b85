import type { ApplyFor } from '@tributary/domain'
import type { Generated } from 'kysely'
import type { Moment, MomentOrNull, OptionalText } from '../columns.ts'

/** The Excel structure, security groups, and links of users. */
export type ExcelTables = {
  areas: AreasTable
  subareas: SubareasTable
  area_subareas: AreaSubareasTable
  versions: VersionsTable
  milestones: MilestonesTable
  helper_tables: HelperTablesTable
  entities: EntitiesTable
  security_groups: SecurityGroupsTable
  group_area_grants: GroupAreaGrantsTable
  group_milestone_grants: GroupMilestoneGrantsTable
  group_users: GroupUsersTable
  helper_table_users: HelperTableUsersTable
  entity_users: EntityUsersTable
  user_entity_modes: UserEntityModesTable
  structure_changes: StructureChangesTable
  structure_change_rows: StructureChangeRowsTable
}

type NamedRow = {
  id: Generated<string>
  organisation_id: string
  name: string
  /** The normalised name for comparison: NFC, lower case. */
  name_key: string
}

type RowWithStatus = NamedRow & { status_id: Generated<number> }

/** An automatic area is linked to every sub-area, including future ones. */
export type AreasTable = RowWithStatus & { automatic: Generated<boolean> }

export type SubareasTable = RowWithStatus & { list_order: Generated<number> }

/** The links of custom areas. Automatic areas have no rows here. */
export type AreaSubareasTable = { organisation_id: string; area_id: string; subarea_id: string }

export type VersionsTable = RowWithStatus

export type MilestonesTable = RowWithStatus & { version_id: string; list_order: Generated<number> }

export type HelperTablesTable = RowWithStatus & {
  input_table_name: string
  budget2sql_product_id: OptionalText
}

export type EntitiesTable = NamedRow

export type SecurityGroupsTable = RowWithStatus

/** At least one of the two ids is set. Null means all. */
export type GroupAreaGrantsTable = {
  organisation_id: string
  group_id: string
  area_id: OptionalText
  subarea_id: OptionalText
}

/** Null means all milestones of the version. */
export type GroupMilestoneGrantsTable = {
  organisation_id: string
  group_id: string
  version_id: string
  milestone_id: OptionalText
}

export type GroupUsersTable = { organisation_id: string; group_id: string; user_id: string }

export type HelperTableUsersTable = { organisation_id: string; helper_table_id: string; user_id: string }

export type EntityUsersTable = { organisation_id: string; entity_id: string; user_id: string }

/** The mode in which the entities of a user were chosen. */
export type UserEntityModesTable = { organisation_id: string; user_id: string; apply_for: ApplyFor }

/** A change of the last minutes, which can be undone. */
export type StructureChangesTable = {
  id: string
  /** Orders changes of the same time. */
  position: Generated<string>
  organisation_id: string
  actor_id: OptionalText
  at: Moment
  /** The action of the audit log, e.g. `areas.deleted`. */
  action: string
  target: string
  /** The name of the item or user at that time. */
  name: string
  undone_at: MomentOrNull
  /** Whether it mailed the user whose access it changed. */
  mailed: Generated<boolean>
}

/** A row that a change wrote, as JSON. `before` is null for a new row, `after` for a deleted one. */
export type StructureChangeRowsTable = {
  position: Generated<string>
  organisation_id: string
  change_id: string
  table_name: string
  before: unknown
  after: unknown
}
