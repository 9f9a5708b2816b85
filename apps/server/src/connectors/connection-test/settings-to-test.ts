import { CUSTOM_HOSTS, type Id, type TypeOrKind } from '@tributary/domain'
import { type PropertyValues, withStoredSecrets } from '@tributary/sdk/connectors'
import type { Transaction } from 'kysely'
import type { Caller } from '../../http/caller.ts'
import { badRequest } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { connectorSettings } from '../../sync/connector-settings.ts'
import { maySet } from '../connector-answers.ts'
import { refuseMovedSecrets } from '../settings/bound-secrets.ts'
import {
  configuresSource,
  connectedSource,
  refuseMissingSettings,
  refuseOtherSettings,
  secretHosts,
} from '../settings/custom-source-settings.ts'
import { connectorPlace, loadSettings, type Setting } from '../settings/load-settings.ts'
import { refuseForeign, refuseIncomplete, refuseRepeated, refuseValues } from '../settings/property-check.ts'
import { connectionTestMessages } from './connection-test.messages.ts'

export type EnteredSettings = {
  orgId: string
  type: string
  clientConnectorId: Id | undefined
  properties: readonly Setting[]
}

type Access = { trx: Transaction<Database>; services: Services; caller: Caller }

/**
 * Returns the entered settings, with blank secrets filled from the named connector. Throws as saving them would. A stored
 * secret is used only for the place it was entered for.
 */
export async function settingsToTest(
  { trx, services, caller }: Access,
  { orgId, type, clientConnectorId, properties }: EnteredSettings,
): Promise<PropertyValues> {
  const stored = await storedValues()
  refuseRepeated(properties)
  refuseForeign(
    caller,
    type,
    properties.map(({ name }) => name),
  )
  refuseValues(type, properties, { stored: clientConnectorId !== undefined })
  const given = new Map(properties.map(({ name, value }) => [name, value]))
  const { kind, entered } = await withHosts(given)
  refuseMovedSecrets(kind, stored, entered)
  // A missing setting is unset, except one that this user may not see.
  const hidden = [...stored].filter(([name]) => !maySet(caller, type, name))
  const all = new Map([...hidden, ...withStoredSecrets(type, stored, entered)])
  const settings = new Map([...all].filter(([, value]) => value.trim() !== ''))
  refuseIncomplete(type, new Set(settings.keys()))
  return settings

  /** The server sets the hosts that the secrets of a custom source are sent to. */
  async function withHosts(given: PropertyValues): Promise<{ kind: TypeOrKind; entered: PropertyValues }> {
    const names = [...given.keys()]
    if (!configuresSource(type, names)) return { kind: type, entered: given }
    const values = withStoredSecrets(type, stored, given)
    const source = await connectedSource({ trx, services, organisationId: orgId }, values)
    refuseOtherSettings(source, names)
    refuseMissingSettings(source, values)
    const hosts = secretHosts(source, values)
    return { kind: source.kind, entered: new Map([...given, [CUSTOM_HOSTS, hosts]]) }
  }

  async function storedValues(): Promise<PropertyValues> {
    if (clientConnectorId === undefined) return new Map()
    const { connector } = await loadSettings(trx, caller, { orgId, connectorId: String(clientConnectorId) })
    if (connector.type !== type) throw badRequest(connectionTestMessages.otherType)
    return connectorSettings(trx, services.secretBox, connectorPlace(connector))
  }
}
