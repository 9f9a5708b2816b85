import type {
  AssignedUsers,
  ClientConnector,
  ConnectionCheck,
  ConnectionSample,
  ConnectorAuthorisation,
  ConnectorInsight,
  ConnectorProperty,
  ConnectorTable,
  ConnectorType,
  LeftOutTables,
  Licence,
  ReconnectLink,
  ReconnectOffer,
  RefreshBucket,
  RefreshLog,
  RefreshRun,
  SampleTable,
  SavedFilter,
  TableFacts,
  TablePreview,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { entity } from './wire/entity.ts'
import { flag, id, listOf, orNull, text } from './wire/fields.ts'
import { instant, instantOrNull } from './wire/instant.ts'
import { trusted } from './wire/trusted.ts'

export const connectorType = entity<ConnectorType>({
  id: ['Id', id],
  type: ['Type', text],
  isInsider: ['IsInsider', flag],
  isEarlyStages: ['IsEarlyStages', flag],
  requiresAuthorisation: ['RequiresAuthorisation', flag],
})

export const connectorProperty = entity<ConnectorProperty>({
  id: ['Id', id],
  name: ['Name', text],
  value: ['Value', text],
  clientConnectorId: ['ClientConnectorId', id],
})

const leftOutTables = entity<LeftOutTables>({
  count: ['Count', z.number()],
  cause: ['Cause', orNull(text)],
})

export const refreshLog = entity<RefreshLog>({
  manuallyTriggeredAt: ['ManuallyTriggeredAtUtc', instantOrNull],
  automaticallyTriggeredAt: ['AutomaticallyTriggeredAtUtc', instantOrNull],
  completedAt: ['CompletedAtUtc', instantOrNull],
  hasError: ['HasError', flag],
  forbidden: ['Forbidden', flag],
  refreshDetail: ['RefreshDetail', orNull(text)],
  error: ['Error', orNull(text)],
  cause: ['Cause', orNull(text)],
  retryAt: ['RetryAtUtc', instantOrNull],
  leftOut: ['LeftOut', orNull(leftOutTables)],
})

const authorisation = entity<Required<ConnectorAuthorisation>>({
  account: ['Account', orNull(text)],
  by: ['By', orNull(text)],
  at: ['AtUtc', instant],
  refusedAt: ['RefusedAtUtc', instantOrNull],
})

const assigned = entity<AssignedUsers>({
  count: ['Count', z.number()],
  self: ['Self', flag],
  first: [
    'First',
    listOf(
      entity<AssignedUsers['first'][number]>({
        id: ['Id', id],
        firstName: ['FirstName', text],
        lastName: ['LastName', text],
      }),
    ),
  ],
})

/** `{Key}` of the client on the wire, the key itself here. */
const clientKey = z.codec(
  z.looseObject({
    /** The key of the organisation. */
    Key: text,
  }),
  z.string(),
  {
    decode: (client) => client.Key,
    encode: (key) => ({ Key: key }),
  },
)

/** Missing if the connector has none. A connector returned in full has at least the property `portal.user`. */
const properties = z.codec(z.nullish(z.array(connectorProperty)), trusted<ConnectorProperty[]>(), {
  decode: (wire) => wire ?? [],
  encode: (list) => (list.length > 0 ? list : undefined),
})

export const clientConnector = entity<ClientConnector>({
  id: ['Id', id],
  key: ['Key', text],
  name: ['Name', text],
  originalName: ['OriginalName', text],
  status: ['Status', text],
  schedule: ['Schedule', orNull(text)],
  sourceConnectorId: ['SourceConnectorId', id],
  clientKey: ['Client', clientKey],
  properties: ['Properties', properties],
  log: ['Log', orNull(refreshLog)],
  assigned: ['Assigned', orNull(assigned)],
  authorisation: ['Authorisation', orNull(authorisation)],
  needsAuthorisation: ['NeedsAuthorisation', flag],
  lastLoadedAt: ['LastLoadedAtUtc', instantOrNull],
  rows: ['Rows', orNull(z.number())],
  pausedAt: ['PausedAtUtc', instantOrNull],
})

export const insight = entity<ConnectorInsight>({
  clientName: ['ClientName', text],
  clientConnectorName: ['ClientConnectorName', text],
  clientConnectorId: ['ClientConnectorId', id],
  connectorType: ['ConnectorType', orNull(text)],
  automaticallyTriggeredAt: ['AutomaticallyTriggeredAtUtc', instantOrNull],
  manuallyTriggeredAt: ['ManuallyTriggeredAtUtc', instantOrNull],
})

export const licence = entity<Licence>({
  id: ['Id', id],
  description: ['Description', text],
  base: ['Base', flag],
})

export const refreshRun = entity<RefreshRun>({
  id: ['Id', id],
  clientConnectorId: ['ClientConnectorId', id],
  state: ['State', text],
  trigger: ['Trigger', text],
  fullSync: ['FullSync', flag],
  triggeredAt: ['TriggeredAtUtc', instantOrNull],
  startedAt: ['StartedAtUtc', instantOrNull],
  completedAt: ['CompletedAtUtc', instantOrNull],
  rows: ['Rows', z.number()],
  detail: ['Detail', orNull(text)],
  error: ['Error', orNull(text)],
  forbidden: ['Forbidden', flag],
  cause: ['Cause', orNull(text)],
  retryAt: ['RetryAtUtc', instantOrNull],
  requestedBy: ['RequestedBy', orNull(text)],
  leftOut: ['LeftOut', orNull(leftOutTables)],
  requestId: ['RequestId', orNull(text)],
})

export const refreshBucket = entity<RefreshBucket>({
  clientConnectorId: ['ClientConnectorId', id],
  from: ['FromUtc', instant],
  succeeded: ['Succeeded', z.number()],
  failed: ['Failed', z.number()],
  cancelled: ['Cancelled', z.number()],
  running: ['Running', z.number()],
  rows: ['Rows', z.number()],
  longestMs: ['LongestMs', orNull(z.number())],
  runId: ['RunId', id],
})

export const savedFilter = entity<SavedFilter>({
  id: ['Id', id],
  name: ['Name', text],
  query: ['Query', text],
  shared: ['Shared', flag],
  own: ['Own', flag],
  by: ['By', orNull(text)],
})

const sampleTable = entity<SampleTable>({
  name: ['Name', text],
  rows: ['Rows', orNull(z.number())],
  columns: ['Columns', listOf(text)],
  firstRows: ['FirstRows', listOf(z.array(z.nullable(text)))],
})

const connectionSample = entity<ConnectionSample>({
  tables: ['Tables', listOf(sampleTable)],
  more: ['More', z.number()],
})

export const connectionCheck = entity<ConnectionCheck>({
  key: ['Key', text],
  outcome: ['Outcome', text],
  sentence: ['Sentence', orNull(text)],
  // Missing stays missing: most checks have none.
  sample: ['Sample', z.nullish(connectionSample)],
})

export const connectorTable = entity<ConnectorTable>({
  name: ['Name', text],
  schema: ['Schema', text],
  rows: ['Rows', z.number()],
  refreshedAt: ['RefreshedAtUtc', instantOrNull],
})

export const tableOfConnector = entity<TableFacts>({
  connectorId: ['ConnectorId', id],
  name: ['Name', text],
  schema: ['Schema', text],
  rows: ['Rows', z.number()],
  refreshedAt: ['RefreshedAtUtc', instantOrNull],
})

export const tablePreview = entity<TablePreview>({
  columns: [
    'Columns',
    z.array(entity<TablePreview['columns'][number]>({ name: ['Name', text], type: ['Type', text] })),
  ],
  rows: ['Rows', z.array(z.array(z.nullable(text)))],
  hasMore: ['HasMore', flag],
})

export const reconnectLink = entity<ReconnectLink>({
  id: ['Id', id],
  connectorId: ['ClientConnectorId', id],
  emailAddress: ['EmailAddress', text],
  askedBy: ['AskedBy', text],
  sentAt: ['SentAtUtc', instant],
  expiresAt: ['ExpiresAtUtc', instant],
})

export const reconnectOffer = entity<ReconnectOffer>({
  companyName: ['CompanyName', text],
  connectorName: ['ConnectorName', text],
  type: ['Type', text],
  account: ['Account', text],
  askedBy: ['AskedBy', text],
  expiresAt: ['ExpiresAtUtc', instant],
})
