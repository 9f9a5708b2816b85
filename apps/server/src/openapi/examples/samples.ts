import type { Json } from '../openapi.ts'

/** Returns an id in the server's format that ends in these digits. */
const id = (number: number) => `0193f5a2-6c1d-4e8b-9a37-${String(number).padStart(12, '0')}`

/** The ids shared by the examples, so that one example leads to the next. */
export const ids = {
  organisation: id(1),
  otherOrganisation: id(2),
  connector: id(3),
  connectorType: id(4),
  property: id(5),
  licence: id(6),
  user: id(7),
  role: id(8),
  active: id(9),
  locked: id(10),
  area: id(11),
  subarea: id(12),
  authenticator: id(40),
  passkey: id(41),
  version: id(13),
  milestone: id(14),
  helperTable: id(15),
  entity: id(16),
  group: id(17),
  approval: id(18),
  xeroCompany: id(19),
  session: id(20),
  archived: id(21),
  identity: id(22),
  customSource: id(23),
  filter: id(24),
  run: id(25),
  token: id(26),
  serviceAccount: id(27),
  mail: id(28),
  webhook: id(29),
  delivery: id(30),
  alertChannel: id(31),
  invitation: id(45),
  otherItem: id(60),
  change: id(61),
  mailDomain: id(46),
  signInProvider: id(58),
  reconnectLink: id(47),
} as const

/** The user of an authorisation at Xero. */
export const xeroUser = 'b7d1c2f4-0e5a-4c7b-9c53-1f0f3d2a6b88'

/** A successful write of the main service. */
export const written = (message: string, data: Json): Json => ({ status: 200, message, error: null, data })

/** The response to a write that can be undone. */
export const undoable = (message: string, data: Json): Json => ({
  ...{ status: 200, message, error: null, data },
  changeId: ids.change,
})

/** A linked identity that has signed in. */
export const identity = {
  Id: ids.identity,
  Provider: 'xero',
  DisplayName: 'Xero',
  LinkedAtUtc: '2026-10-02T08:30:00.000Z',
  LastUsedAtUtc: '2026-11-20T07:45:00.000Z',
}

export const active = { Id: ids.active, Name: 'active' }

export const organisation = { Id: ids.organisation, CompanyName: 'acme Traders' }

export const refreshLog = {
  ManuallyTriggeredAtUtc: '2026-11-21T07:00:00.000Z',
  AutomaticallyTriggeredAtUtc: '2026-11-21T02:00:00.000Z',
  CompletedAtUtc: '2026-11-21T07:05:12.000Z',
  HasError: false,
  Forbidden: false,
  RefreshDetail: 'orders.csv: 40,000 rows',
  Error: null,
  Cause: null,
  RetryAtUtc: null,
  LeftOut: null,
}

export const property = {
  Id: ids.property,
  Name: 'ftp.host',
  Value: 'files.acme.example',
  ClientConnectorId: ids.connector,
}

export const connector = {
  Id: ids.connector,
  Key: 'warehouse-files',
  Name: 'Warehouse files',
  OriginalName: 'Warehouse files',
  Status: 'CONNECTED',
  Schedule: '0 2 * * *',
  SourceConnectorId: ids.connectorType,
  Client: { Key: 'acme-traders' },
  Properties: [property],
  Log: refreshLog,
  Assigned: {
    Count: 1,
    Self: false,
    First: [{ Id: ids.user, FirstName: 'Olga', LastName: 'Oak' }],
  },
  Authorisation: null,
  NeedsAuthorisation: false,
  LastLoadedAtUtc: '2026-11-21T07:05:12.000Z',
  Rows: 40000,
  PausedAtUtc: null,
}

export const person = {
  firstName: 'Olga',
  lastName: 'Oak',
  role: 'OrganisationAdmin',
  roleLevel: 2,
  email: 'olga@tributary.example',
  requireMultiFactorAuthentication: false,
  verificationDevices: [],
}

/** A token for "olga" signed with the word "signature", so that no one mistakes it for a real one. */
export const session = { accessToken: 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJvbGdhIn0.c2lnbmF0dXJl', ...person }

export const user = {
  Id: ids.user,
  FirstName: 'Eli',
  LastName: 'Elm',
  EmailAddress: 'eli@tributary.example',
  Role: { Id: ids.role, Name: 'ExcelUser', DisplayName: 'Excel user' },
  RoleId: ids.role,
  StatusId: ids.active,
  Status: active,
  MS_Oid: null,
  Groups: [{ Id: ids.group, Name: 'Controllers' }],
  B2SEntities: [{ Id: ids.entity, Name: 'acme Traders Ltd' }],
  B2SEntitiesAllCurrentAndFuture: false,
  HelperTables: [{ Id: ids.helperTable, Name: 'Exchange rates' }],
  Xero2SqlProducts: [{ Id: ids.xeroCompany, CompanyName: 'acme Trading' }],
  Connectors: [{ Id: ids.connector, Name: 'Warehouse files' }],
  LastSignedInAtUtc: '2026-11-20T08:15:00.000Z',
  BelongsElsewhere: false,
}
