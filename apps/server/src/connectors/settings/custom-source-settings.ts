import {
  type ConnectorKind,
  CUSTOM_SOURCE,
  type CustomSetting,
  customKind,
  isCustom,
  settingProperty,
} from '@tributary/domain'
import type { PropertyValues } from '@tributary/sdk/connectors'
import type { Transaction } from 'kysely'
import { currentSource } from '../../custom-sources/reading/current-source.ts'
import { badRequest } from '../../http/http-error.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { SourceFailure } from '../../sync/source-failure.ts'
import { readText } from '../../sync/sources/custom/read-text.ts'
import type { ReadableManifest } from '../../sync/sources/custom/readable-manifest.ts'
import { sendsTo } from '../../sync/sources/custom/sends-to.ts'
import { manageMessages } from '../manage.messages.ts'

const sentences = manageMessages.property
const { custom } = sentences

/** The custom source of a connector, with the settings that its current version has. */
export type ConnectedSource = {
  readonly name: string
  readonly kind: ConnectorKind
  readonly settings: readonly CustomSetting[]
  readonly manifest: ReadableManifest
}

type Access = {
  trx: Transaction<Database>
  services: Pick<Services, 'config'>
  organisationId: string
}

const PREFIX = 'custom.'

/** Whether one of these settings chooses or configures a custom source. */
export const configuresSource = (type: string, names: readonly string[]): boolean =>
  isCustom(type) && names.some((name) => name.startsWith(PREFIX))

/** Finds the source that these settings name. It cannot change during the transaction. Throws 400 if there is none. */
export async function connectedSource(
  { trx, services, organisationId }: Access,
  values: PropertyValues,
): Promise<ConnectedSource> {
  const id = values.get(CUSTOM_SOURCE)?.trim() ?? ''
  const installed = services.config.installationSources
  const found = await currentSource(trx, installed, { organisationId, id, lock: true })
  if (!found) throw badRequest(sentences.wrong(CUSTOM_SOURCE, custom.unknownSource))
  const { name, text } = found
  const { checked, manifest } = readText(text)
  if (!manifest) throw badRequest(sentences.wrong(CUSTOM_SOURCE, custom.faulty(name)))
  const { settings } = checked
  return { name, manifest, settings, kind: customKind({ id, name, settings }) }
}

/** Throws 400 for settings that the source does not have, or not with that secrecy. */
export function refuseOtherSettings({ name, settings }: ConnectedSource, names: readonly string[]): void {
  const known = new Set([CUSTOM_SOURCE, ...settings.map(settingProperty)])
  const others = names.filter((one) => one.startsWith(PREFIX) && !known.has(one))
  if (others.length === 0) return
  throw badRequest(
    others.map((property) => {
      const changed = settings.find((one) => settingProperty({ ...one, secret: !one.secret }) === property)
      return sentences.wrong(
        property,
        changed ? custom.otherSecrecy(name, changed) : custom.unknownSetting(name),
      )
    }),
  )
}

/** Throws 400 if a setting that the source requires has no value. With `names`, only these settings are checked. */
export function refuseMissingSettings(
  { settings }: ConnectedSource,
  values: PropertyValues,
  names?: readonly string[],
): void {
  const missing = settings
    .filter((one) => one.required && (values.get(settingProperty(one)) ?? '').trim() === '')
    .map(settingProperty)
    .filter((name) => names?.includes(name) ?? true)
  if (missing.length > 0) throw badRequest(missing.map(sentences.required))
}

/** Returns where the secrets of a connector with these settings are sent. Throws 400 if they lead to no host. */
export function secretHosts({ manifest }: ConnectedSource, values: PropertyValues): string {
  const given = new Map([...values].filter(([, value]) => value.trim() !== ''))
  try {
    return sendsTo(manifest, given).join(' ')
  } catch (error) {
    throw error instanceof SourceFailure ? badRequest(error.message) : error
  }
}
