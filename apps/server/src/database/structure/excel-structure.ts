import type { Area, Entity, HelperTable, SecurityGroup, Subarea, User, Version } from '@tributary/domain'

/** Everything an organisation has arranged for Excel, and who is assigned to it. */
export type ExcelStructure = {
  readonly areas: readonly Area[]
  readonly subareas: readonly Subarea[]
  readonly versions: readonly Version[]
  readonly helperTables: readonly HelperTable[]
  readonly entities: readonly Entity[]
  readonly groups: readonly SecurityGroup[]
  readonly users: readonly Pick<
    User,
    'id' | 'firstName' | 'lastName' | 'emailAddress' | 'status' | 'groups' | 'entities' | 'helperTables'
  >[]
}
