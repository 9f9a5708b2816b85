/** Responses in wire names. */
export const logOnTheWire = {
  ManuallyTriggeredAtUtc: '2026-11-21T07:00:00.000Z',
  AutomaticallyTriggeredAtUtc: null,
  CompletedAtUtc: '2026-11-21T07:05:00.000Z',
  HasError: false,
  Forbidden: false,
  RefreshDetail: 'orders.csv: 40,000 rows',
  Error: null,
  Cause: null,
  RetryAtUtc: null,
  LeftOut: null,
}

export const connectorOnTheWire = {
  Id: 7,
  Key: 'hpl-ftp-01',
  Name: 'Harbour Point',
  OriginalName: 'Harbour Point files',
  Status: 'CONNECTED',
  Schedule: '0 6 * * *',
  SourceConnectorId: 3,
  Client: { Key: 'harbour' },
  Properties: [{ Id: 11, Name: 'ftp.host', Value: 'files.example', ClientConnectorId: 7 }],
  Log: logOnTheWire,
  Authorisation: null,
  Assigned: { Count: 12, Self: true, First: [{ Id: 7, FirstName: 'Una', LastName: 'Ulm' }] },
  NeedsAuthorisation: false,
  LastLoadedAtUtc: '2026-11-21T07:05:00.000Z',
  Rows: 40_000,
  PausedAtUtc: null,
}

export const sessionOnTheWire = {
  accessToken: 'first',
  firstName: 'Sue',
  lastName: 'Marsh',
  role: 'SuperAdmin',
  roleLevel: 0,
  email: 'sue@harbour-point.example',
  requireMultiFactorAuthentication: true,
  verificationDevices: [{ Reference: 'd-1', Description: 'Firefox on Linux', Trusted: true }],
}

export const typeOnTheWire = {
  Id: 3,
  Type: 'ftp',
  IsInsider: false,
  IsEarlyStages: true,
  RequiresAuthorisation: false,
}

export const userOnTheWire = {
  Id: 5,
  FirstName: 'Eli',
  LastName: 'Stone',
  EmailAddress: 'eli@kite.example',
  Role: { Id: 4, Name: 'ExcelUser', DisplayName: 'Excel user' },
  RoleId: 4,
  StatusId: 1,
  Status: { Id: 1, Name: 'active' },
  MS_Oid: null,
  Groups: [{ Id: 'g-1', Name: 'Controllers' }],
  B2SEntities: [{ Id: 'e-1', Name: 'Kite Ltd' }],
  B2SEntitiesAllCurrentAndFuture: false,
  BelongsElsewhere: false,
  HelperTables: [],
  Xero2SqlProducts: [{ Id: 'x-1', CompanyName: 'Kite Trading' }],
  Connectors: [{ Id: 'c-1', Name: 'Kite files' }],
  LastSignedInAtUtc: '2026-11-20T08:15:00.000Z',
}
