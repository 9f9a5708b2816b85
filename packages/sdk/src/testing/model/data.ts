import type {
  Approval,
  Area,
  Client,
  ClientConnector,
  ConnectorType,
  Id,
  RefreshRun,
  SavedFilter,
  Setting,
  Status,
  Subarea,
  User,
} from '@tributary/domain'

/** A user of the fake backend: what lists show, and what signing in needs. */
export type FakeUser = User & {
  /** The password, as text. */
  password: string
  /** The name of the role, e.g. `Admin`. */
  roleName: string
  /** The ids of their organisations. Administrators of level 1 or lower may act on every organisation. */
  organisationIds: Id[]
}

/** A connector with the organisation that owns it. */
export type FakeConnector = ClientConnector & {
  /** The organisation that owns it. */
  organisationId: Id
}

/** An approval with the organisation that it concerns. */
export type FakeApproval = Approval & {
  /** The organisation that it concerns. */
  organisationId: Id
  /** The user who made the request; missing if it is not known. */
  requesterId?: Id
}

/** A request for a connector type, with the organisation that made it. */
export type FakeConnectorRequest = {
  /** The organisation whose members requested it. */
  organisationId: Id
  /** The type, in lower case. */
  connectorType: string
  /** `PENDING`, `APPROVED` or `REJECTED`. */
  approvalStatus: string
  /** The time of the request; null if it is not known. */
  requestedAt: Date | null
}

/** A saved filter with its owner and organisation. */
export type FakeSavedFilter = Omit<SavedFilter, 'own' | 'by'> & {
  /** The user who saved it. */
  ownerId: Id
  /** The organisation in which it was saved. */
  organisationId: Id
}

/** Everything the fake backend stores. Tests may change it at any time. */
export type FakeData = {
  /** The organisations. */
  organisations: Client[]
  /** All users, of every organisation. */
  users: FakeUser[]
  /** The connector types that can be added. */
  connectorTypes: ConnectorType[]
  /** The connectors of every organisation. */
  connectors: FakeConnector[]
  /** The refreshes of all connectors, the oldest first. */
  runs: RefreshRun[]
  /** The saved filters of every organisation. */
  savedFilters: FakeSavedFilter[]
  /** The areas of every organisation. */
  areas: Area[]
  /** The sub-areas of every organisation. */
  subareas: Subarea[]
  /** The requests that administrators decide. */
  approvals: FakeApproval[]
  /** The requests for connector types. */
  connectorRequests: FakeConnectorRequest[]
  /** The switches of the installation. */
  settings: Setting[]
  /** The statuses and their ids. */
  statuses: Status[]
}

/** How a refresh ended. Without an error it succeeded. */
export type RefreshOutcome = {
  /** The sentence of a failure. */
  error?: string
  /** One of `refreshCauses` of the domain. */
  cause?: string
  /** The summary of the run. */
  detail?: string
  /** The number of rows written. */
  rows?: number
}
