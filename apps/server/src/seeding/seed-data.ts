import type { ApplyFor, RefreshCause } from '@tributary/domain'
import type { ConnectorStatus, RunTrigger } from '../storage/schema.ts'

/** The rows to fill an empty database with. People are referred to by first name, organisations by client key. */
export type SeedData = {
  /** The password of every person. */
  password: string
  organisations: readonly { clientKey: string; companyName: string; code: string }[]
  people: readonly SeedPerson[]
  /** The connector types that each organisation owns. */
  ownedTypes: Readonly<Record<string, readonly string[]>>
  connectors: readonly SeedConnector[]
  excel: SeedExcel & { organisation: string }
  xero2sql: SeedXero2Sql & { organisation: string }
  approvals: readonly SeedApproval[]
}

export type SeedPerson = {
  firstName: string
  lastName: string
  email: string
  role: string
  memberOf: readonly string[]
}

/** A finished refresh; its times are relative to the time of seeding. */
export type SeedRun = {
  trigger: RunTrigger
  minutesAgo: number
  tookMinutes: number
  state: 'succeeded' | 'failed'
  forbidden?: boolean
  cause?: RefreshCause
  rows?: number
  detail?: string
  error?: string
}

export type SeedConnector = {
  organisation: string
  type: string
  key: string
  name: string
  originalName?: string
  status: ConnectorStatus
  schedule?: string
  assigned: readonly string[]
  properties: Readonly<Record<string, string>>
  runs: readonly SeedRun[]
}

export type SeedStatus = 'active' | 'locked' | 'archived'

type Named = { name: string; status?: SeedStatus }

export type SeedArea = Named & { subareas: 'every' | readonly string[] }

export type SeedVersion = Named & { milestones: readonly Named[] }

export type SeedGroup = {
  name: string
  users: readonly string[]
  /** Null grants every area or sub-area, including later ones. */
  areas: readonly (readonly [area: string | null, subarea: string | null])[]
  /** Null grants every milestone, including later ones. */
  milestones: readonly (readonly [version: string, milestone: string | null])[]
}

export type SeedUserLinks = {
  user: string
  entities: readonly string[]
  applyFor?: ApplyFor
  helperTables: readonly string[]
}

export type SeedExcel = {
  subareas: readonly Named[]
  areas: readonly SeedArea[]
  versions: readonly SeedVersion[]
  helperTables: readonly { name: string; inputTableName: string }[]
  entities: readonly string[]
  groups: readonly SeedGroup[]
  userLinks: readonly SeedUserLinks[]
}

export type SeedXero2Sql = {
  token: { xeroUserId: string; email: string }
  companies: readonly {
    tenantId: string
    name: string
    /** Null for a company that was never synchronised. */
    syncedHoursAgo: number | null
    /** The person who may synchronise it. */
    user?: string
    /** The database it is written to. */
    target?: { host: string; database: string; schema: string; user: string; password: string }
  }[]
}

export type SeedApproval = {
  kind: 'JOIN_ORGANISATION' | 'NEW_ORGANISATION'
  organisation: string
  companyName: string
  requester: { firstName: string; lastName: string; emailAddress: string }
  hoursAgo: number
  /** The approval; without one, the request is pending and its requester has an account that waits. */
  approved?: { by: string; hoursAgo: number }
}
