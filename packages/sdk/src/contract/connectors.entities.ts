import type {
  ClientConnector,
  ConnectorInsight,
  ConnectorProperty,
  ConnectorType,
  Licence,
  RefreshLog,
} from '@tributary/domain'
import * as z from 'zod/mini'
import { entity } from './wire/entity.ts'
import { flag, id, orNull, text } from './wire/fields.ts'
import { instantOrNull } from './wire/instant.ts'
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

export const refreshLog = entity<RefreshLog>({
  manuallyTriggeredAt: ['ManuallyTriggeredAtUtc', instantOrNull],
  automaticallyTriggeredAt: ['AutomaticallyTriggeredAtUtc', instantOrNull],
  completedAt: ['CompletedAtUtc', instantOrNull],
  hasError: ['HasError', flag],
  forbidden: ['Forbidden', flag],
  refreshDetail: ['RefreshDetail', orNull(text)],
  error: ['Error', orNull(text)],
})

/** `{Key}` of the client on the wire, the key itself here. */
const clientKey = z.codec(z.looseObject({ Key: text }), z.string(), {
  decode: (client) => client.Key,
  encode: (key) => ({ Key: key }),
})

/** Left out where there are none to tell: of each that is told in full, at least `portal.user` is one (CALL-84). */
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
