import type { AccessStructure, AccessUser } from './access-structure.ts'
import type { Area, Subarea } from './area.ts'
import type { SecurityGroup } from './security-group.ts'
import type { Version } from './version.ts'

export const active = { id: 1, name: 'Active' }
export const locked = { id: 2, name: 'Locked' }
export const archived = { id: 3, name: 'Archived' }

const organisationId = 'o'

export const structureOf = (lists: Partial<AccessStructure>): AccessStructure => ({
  areas: [],
  subareas: [],
  versions: [],
  helperTables: [],
  entities: [],
  groups: [],
  users: [],
  ...lists,
})

export const areaOf = (
  name: string,
  linked: 'automatic' | readonly string[],
  more?: Partial<Area>,
): Area => ({
  id: name,
  name,
  status: active,
  subareaLinkType: linked === 'automatic' ? 'automatic' : 'custom',
  subareas: linked === 'automatic' ? [] : linked.map((id) => ({ id, name: id })),
  allCurrentAndFuture: linked === 'automatic',
  organisationId,
  ...more,
})

export const subareaOf = (name: string, more?: Partial<Subarea>): Subarea => ({
  id: name,
  name,
  status: active,
  listOrder: 1,
  areas: [],
  organisationId,
  ...more,
})

export const versionOf = (name: string, milestones: readonly string[], more?: Partial<Version>): Version => ({
  id: name,
  name,
  status: active,
  organisationId,
  milestones: milestones.map((id) => ({ id, name: id, status: active, versionId: name, listOrder: 1 })),
  ...more,
})

export const groupOf = (name: string, grants: Partial<SecurityGroup>): SecurityGroup => ({
  id: name,
  name,
  status: active,
  organisationId,
  areaGrants: [],
  milestoneGrants: [],
  ...grants,
})

export const entityOf = (name: string) => ({ id: name, name, organisationId })

export const helperTableOf = (name: string, status = active) => ({
  id: name,
  name,
  inputTableName: name,
  status,
  budget2SqlProductId: null,
  organisationId,
})

type Links = { groups?: readonly string[]; entities?: readonly string[]; helperTables?: readonly string[] }

const named = (ids: readonly string[] = []) => ids.map((id) => ({ id, name: id }))

export const userOf = (name: string, links: Links, more?: Partial<AccessUser>): AccessUser => ({
  id: name,
  firstName: name,
  lastName: 'Elm',
  emailAddress: `${name}@tributary.example`,
  status: active,
  groups: named(links.groups),
  entities: named(links.entities),
  helperTables: named(links.helperTables),
  ...more,
})
