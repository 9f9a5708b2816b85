import type { Area, Entity, HelperTable, Milestone, SecurityGroup, Subarea, Version } from '@tributary/domain'
import type { NamedItems } from './named-items.ts'

/** The items of the Excel structure by name. */
export type ExcelItems = {
  entities: NamedItems<Entity>
  areas: NamedItems<Area>
  subareas: NamedItems<Subarea>
  versions: NamedItems<Version>
  helperTables: NamedItems<HelperTable>
  groups: NamedItems<SecurityGroup>
  /** The milestones of a version. */
  milestones: (version: string) => NamedItems<Milestone>
}
