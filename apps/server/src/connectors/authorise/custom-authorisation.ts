import { CUSTOM_SOURCE } from '@tributary/domain'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import { currentSource } from '../../custom-sources/reading/current-source.ts'
import { type OutboundRules, TargetRefused } from '../../outbound/outbound.ts'
import { hashOf } from '../../security/random-token.ts'
import type { Services } from '../../services.ts'
import type { Database } from '../../storage/schema.ts'
import { connectorSettings } from '../../sync/connector-settings.ts'
import { customMessages } from '../../sync/sources/custom/custom.messages.ts'
import { ownNames } from '../../sync/sources/custom/property-names.ts'
import { readableSource } from '../../sync/sources/custom/readable-source.ts'
import { manifestMessages } from '../../sync/sources/manifest/manifest.messages.ts'
import { readManifestSettings } from '../../sync/sources/manifest/manifest-settings.ts'
import { unusable } from '../../sync/sources/properties.ts'
import type { AccountProvider } from './account-provider.ts'
import { callbackAddress } from './configured-account-providers.ts'
import { customAccounts } from './custom-accounts.ts'
import { checkedTarget, outboundFetch } from './provider-fetch.ts'

type Reach = Pick<Config, 'publicUrl' | 'allowPrivateTargets' | 'targetPorts' | 'installationSources'>

export type CustomServices = Pick<Services, 'secretBox'> & { config: Reach }

/** The server at which a connector of a custom source is authorised. */
export type CustomAuthorisation = {
  provider: AccountProvider
  /** A hash of the source and of the settings. An attempt ends if it has changed. */
  sourceHash: string
}

/**
 * Returns how a connector of a custom source is authorised; undefined if its source has another authentication. Throws a
 * `SourceFailure` for a source or settings that cannot be used.
 */
export async function customAuthorisation(
  { secretBox, config }: CustomServices,
  db: Kysely<Database>,
  place: { organisationId: string; connectorId: string },
): Promise<CustomAuthorisation | undefined> {
  const stored = await connectorSettings(db, secretBox, place)
  const properties = new Map([...stored].filter(([, value]) => value.trim() !== ''))
  const id = properties.get(CUSTOM_SOURCE) ?? ''
  const { organisationId } = place
  const source = await currentSource(db, config.installationSources, { organisationId, id })
  if (!source) throw unusable(customMessages.deleted)
  const { manifest } = readableSource(source, properties)
  if ('airbyte' in manifest || manifest.own.authentication.kind !== 'authorisationCode') return undefined
  const { name, base, authentication: declared } = manifest.own
  const messages = manifestMessages(name)
  const settings = readManifestSettings({ manifest: manifest.own, names: ownNames, properties, messages })
  const provider = customAccounts(
    { name, base, declared, settings, messages },
    {
      redirectUri: callbackAddress(config.publicUrl, 'custom'),
      fetch: outboundFetch(rulesOf(config)),
      checkPage: pageCheck(config, messages.badPage),
    },
  )
  return { provider, sourceHash: hashOf(JSON.stringify([id, source.text, settings.visible])) }
}

const rulesOf = ({ allowPrivateTargets, targetPorts: ports }: Reach): OutboundRules => ({
  allowPrivateTargets,
  ports,
})

/**
 * Returns a check of the page that browsers are sent to. It may be neither a page of ours, nor one of the user's network
 * unless connectors may read from there.
 */
const pageCheck =
  (reach: Reach, sentence: string) =>
  async (page: URL): Promise<void> => {
    const { publicUrl, allowPrivateTargets } = reach
    const isOurs = page.host.replace(/\.(?=:|$)/, '') === publicUrl.host
    const isOpen = page.protocol !== 'https:' && !allowPrivateTargets
    if (isOurs || isOpen) throw unusable(sentence)
    await checkedTarget(page, rulesOf(reach)).catch((error: unknown) => {
      throw error instanceof TargetRefused ? unusable(sentence) : error
    })
  }
