import type { Config } from '../config.ts'
import { configuredAccountProviders } from '../connectors/authorise/configured-account-providers.ts'
import { freshToken } from '../connectors/authorise/fresh-token.ts'
import { offerAuthorisation } from '../connectors/authorise/offer-authorisation.ts'
import { describeSources } from '../custom-sources/reading/current-source.ts'
import { structureWriter } from '../database/structure-writer.ts'
import type { Clock } from '../services.ts'
import type { SecretBox } from '../storage/secret-box.ts'
import type { Storage } from '../storage/storage.ts'
import { type AccessOf, createSyncEngine, type SyncLog, syncTargets } from '../sync/index.ts'
import { reachOf, sourcesOf, targetsOf } from './build-app.ts'

type Tools = { config: Config; storage: Storage; secretBox: SecretBox; clock: Clock; log: SyncLog }

/** Creates the engine of refreshes with everything it uses. A process that does not execute only queues them. */
export async function prepareEngine(tools: Tools, executes: boolean) {
  const { config, storage, secretBox, clock } = tools
  const accountProviders = configuredAccountProviders(config)
  await offerAuthorisation(storage.db, accountProviders, config.installationSources)
  const access: AccessOf = (place) => (options) =>
    freshToken({ config, storage, secretBox, clock, accountProviders }, place, options)
  return createSyncEngine({
    ...{ storage, log: tools.log, secretBox, clock, access, executes },
    adapters: sourcesOf(config, storage),
    openTarget: syncTargets({ storage, ...reachOf(config) }),
    describe: describeSources(storage.db, config.installationSources),
    writeStructure: structureWriter({ storage, clock, targets: targetsOf(config), secretBox }),
  })
}
