import type {
  Approval,
  Area,
  Client,
  ClientConnector,
  ConnectorType,
  Id,
  RefreshRun,
  Setting,
  Status,
  Subarea,
  User,
} from '@tributary/domain'

/** A user of the fake backend: what lists show, and what signing in needs. */
export type FakeUser = User & {
  password: string
  roleName: string
  /** The ids of their organisations. Administrators of level 1 or lower may act on every organisation. */
  organisationIds: Id[]
}

/** A connector with the organisation that owns it. */
export type FakeConnector = ClientConnector & { organisationId: Id }

/** An approval with the organisation that it concerns. */
export type FakeApproval = Approval & { organisationId: Id; requesterId?: Id }

/** A request for a connector type, with the organisation that made it. */
export type FakeConnectorRequest = {
  organisationId: Id
  connectorType: string
  approvalStatus: string
  requestedAt: Date | null
}

/** Everything the fake backend stores. Tests may change it at any time. */
export type FakeData = {
  organisations: Client[]
  users: FakeUser[]
  connectorTypes: ConnectorType[]
  connectors: FakeConnector[]
  runs: RefreshRun[]
  areas: Area[]
  subareas: Subarea[]
  approvals: FakeApproval[]
  connectorRequests: FakeConnectorRequest[]
  settings: Setting[]
  statuses: Status[]
}

/** How a refresh ended. Without an error it succeeded. */
export type RefreshOutcome = {
  error?: string
  /** One of `refreshCauses` of the domain. */
  cause?: string
  detail?: string
  rows?: number
}
