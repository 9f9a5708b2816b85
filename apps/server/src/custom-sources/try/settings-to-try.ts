import {
  CUSTOM_HOSTS,
  type CustomSetting,
  type CustomSource,
  customKind,
  type Id,
  isCustom,
  settingProperty,
} from '@tributary/domain'
import { type PropertyValues, withStoredSecrets } from '@tributary/sdk/connectors'
import type { Transaction } from 'kysely'
import { refuseMovedSecrets } from '../../connectors/settings/bound-secrets.ts'
import { connectorPlace, loadSettings, type Setting } from '../../connectors/settings/load-settings.ts'
import { refuseRepeated } from '../../connectors/settings/property-check.ts'
import type { Caller } from '../../http/caller.ts'
import { badRequest } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { connectorSettings } from '../../sync/connector-settings.ts'
import { tryMessages } from './try.messages.ts'

export type EnteredSettings = {
  readonly orgId: string
  readonly source: Pick<CustomSource, 'name' | 'settings'>
  readonly clientConnectorId: Id | undefined
  readonly properties: readonly Setting[]
  /** Returns the hosts to which the manifest sends secrets with these settings. */
  sendsTo(values: PropertyValues): readonly string[]
}

/** The values of the settings of a manifest, by property. */
export type SettingsToTry = {
  readonly values: PropertyValues
  /** Whether the access that users have granted the connector may be used too. */
  readonly mayUseGrant: boolean
}

type Access = { trx: Transaction<Database>; secretBox: Services['secretBox']; caller: Caller }

/**
 * Returns the settings of a manifest as they are entered, with blank secrets filled from the named connector. Throws 400 if a
 * stored secret would be sent to hosts that it was not entered for.
 */
export async function settingsToTry(
  access: Access,
  { orgId, source, clientConnectorId, properties, sendsTo }: EnteredSettings,
): Promise<SettingsToTry> {
  refuseRepeated(properties)
  const entered = enteredFor(source.settings, properties)
  if (clientConnectorId === undefined) return { values: withoutBlanks(entered), mayUseGrant: false }
  const stored = await storedSettings(access, { orgId, connectorId: String(clientConnectorId) })
  const kind = customKind({ id: '', ...source })
  const values = withoutBlanks(withStoredSecrets(kind, stored, entered))
  // Whether a secret is filled in may decide about a host.
  const hosts = sendsTo(values).join(' ')
  const placed = new Map([...entered, [CUSTOM_HOSTS, hosts]])
  refuseMovedSecrets(kind, stored, placed)
  return {
    values,
    mayUseGrant: stored.get(CUSTOM_HOSTS) === hosts,
  }
}

/** A manifest that is being edited may no longer have settings that the screen still sends. */
function enteredFor(settings: readonly CustomSetting[], properties: readonly Setting[]): PropertyValues {
  const given = new Map(properties.map(({ name, value }) => [name, value]))
  return new Map(settings.map(settingProperty).map((name) => [name, given.get(name) ?? '']))
}

const withoutBlanks = (values: PropertyValues): PropertyValues =>
  new Map([...values].filter(([, value]) => value.trim() !== ''))

async function storedSettings(
  { trx, secretBox, caller }: Access,
  place: { orgId: string; connectorId: string },
): Promise<PropertyValues> {
  const { connector } = await loadSettings(trx, caller, place)
  if (!isCustom(connector.type)) throw badRequest(tryMessages.otherType)
  return connectorSettings(trx, secretBox, connectorPlace(connector))
}
