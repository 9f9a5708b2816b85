import type { Id, TokenScope } from '@tributary/domain'
import { type FtpSite, siteUser, startFtpSite } from '@tributary/fakes/ftp/ftp-site'
import { createOwnToken, createServiceAccount, createServiceToken } from '@tributary/sdk'
import { createSecretBox } from '../../src/storage/secret-box.ts'
import type { SyncEngine } from '../../src/sync/engine/sync-engine.ts'
import { createSyncEngine } from '../../src/sync/index.ts'
import { ftpLimits } from '../../src/sync/sources/ftp/ftp-connection.ts'
import { ftpSource } from '../../src/sync/sources/ftp/ftp-source.ts'
import { silentLog } from '../../src/sync/sync-log.ts'
import { type Backend, type Name, startBackend } from '../support/backend.ts'
import { addConnector } from '../support/connector-world.ts'
import { clientOf } from '../support/sdk-client.ts'
import { type Given, tributary } from './in-process.ts'

export type CliWorld = Awaited<ReturnType<typeof cliWorld>>

/** The server on a port with its engine of refreshes, an FTP server, and the command line as a process. */
export async function cliWorld() {
  const engines: SyncEngine[] = []
  const backend = await startBackend(
    { ALLOW_PRIVATE_TARGETS: 'true' },
    {
      engine: ({ storage, config }) => {
        const adapters = { ftp: ftpSource({ allowPrivateTargets: true }, ftpLimits) }
        const secretBox = createSecretBox(config.encryptionKey)
        const clock = () => new Date()
        const made = createSyncEngine({
          storage,
          secretBox,
          adapters,
          clock,
          log: silentLog,
          retries: [],
          progressMs: 0,
        })
        engines.push(made)
        return made
      },
    },
  )
  const [engine] = engines
  await engine?.start()
  const url = await backend.app.listen({ port: 0, host: '127.0.0.1' })
  const site = await startFtpSite()
  await site.write('/out/orders.csv', 'id,customer\n1,anna\n2,ben\n')
  const acme = await backend.idOf('organisations', 'acme Traders')
  return {
    ...{ backend, url, site, acme },
    /** Runs the command line with this token. */
    as:
      (token: string) =>
      (args: readonly string[], { env, ...given }: Given = {}) =>
        tributary(args, { ...given, env: { TRIBUTARY_URL: url, TRIBUTARY_TOKEN: token, ...env } }),
    tokenOf: (name: Name, scope: TokenScope = 'administer') => tokenOf(backend, name, scope),
    serviceToken: (connectorIds: Id[] = []) => serviceToken(backend, acme, connectorIds),
    addFtp: async (name: string) => addFtp(backend, acme, site, name),
    async close() {
      await engine?.stop({ drainMs: 0 })
      await site.stop()
      await backend.close()
    },
  }
}

async function tokenOf(backend: Backend, name: Name, scope: TokenScope) {
  const body = { name: 'Terminal', scope, days: 30, organisationIds: null }
  return (await createOwnToken(await clientOf(backend, name), { body })).data
}

/** A token that may refresh and nothing else, as for a nightly job. */
async function serviceToken(backend: Backend, organisationId: Id, connectorIds: Id[]) {
  const olga = await clientOf(backend, 'olga')
  const account = { name: `Nightly ${Math.random()}`, role: 'User', organisationId, connectorIds } as const
  const { id } = (await createServiceAccount(olga, { body: account })).data
  const body = { name: 'Nightly', scope: 'refresh', days: 30, organisationId } as const
  return (await createServiceToken(olga, { params: { id }, body })).data.secret
}

const addFtp = async (backend: Backend, organisationId: Id, { port }: FtpSite, name: string) =>
  addConnector(await clientOf(backend, 'olga'), organisationId, {
    name,
    type: 'ftp',
    settings: {
      'ftp.host': `127.0.0.1:${port}`,
      'ftp.username': siteUser.username,
      'ftp.password': siteUser.password,
      'ftp.path': '/out',
      'ftp.encryption': 'none',
      'target.schema': `s_${name.toLowerCase().replaceAll(/\W/g, '_')}`,
    },
  })
