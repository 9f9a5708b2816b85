import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { siteUser, startFtpSite } from '@tributary/fakes/ftp/ftp-site'
import { expect, it, onTestFinished } from 'vitest'
import { ftpMessages } from '../../src/sync/sources/ftp/ftp.messages.ts'
import { ftpSource } from '../../src/sync/sources/ftp/ftp-source.ts'
import { silentLog } from '../../src/sync/sync-log.ts'
import { selfSigned, trusting } from '../../src/sync/testing/self-signed.ts'

const signal = new AbortController().signal

async function site(tls?: { key: string; cert: string }) {
  const made = await startFtpSite(tls && { tls })
  onTestFinished(() => made.stop())
  await made.write('out/orders.csv', 'a\n1\n')
  return made
}

function source(host: string, encryption = '') {
  const settings = {
    'ftp.host': host,
    'ftp.username': siteUser.username,
    'ftp.password': siteUser.password,
    'ftp.path': '/out',
    'ftp.encryption': encryption,
  }
  const properties = new Map(Object.entries(settings))
  const made = ftpSource({ allowPrivateTargets: true })({ properties, log: silentLog, now: () => new Date() })
  onTestFinished(() => made.close())
  return made
}

const names = async (adapter: ReturnType<typeof source>) => {
  const found: string[] = []
  for await (const { name } of adapter.list(signal)) found.push(name)
  return found
}

/** Relays the control connection and removes TLS from the server's feature list. */
async function withoutTlsInFeatures(target: number): Promise<number> {
  const relay = createServer((client) => {
    const server = connect(target, '127.0.0.1')
    client.pipe(server)
    server.on('data', (bytes) => {
      const text = bytes.toString('latin1')
      client.write(text.includes('AUTH TLS') ? text.replace(/^.*AUTH TLS.*\r?\n/m, '') : bytes)
    })
    client.on('error', () => server.destroy()).on('close', () => server.destroy())
    server.on('error', () => client.destroy()).on('close', () => client.destroy())
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')
  onTestFinished(() => void relay.close())
  return (relay.address() as AddressInfo).port
}

it.each([
  ['the setting', (port: number) => source(`127.0.0.1:${port}`, 'required')],
  ['an ftps:// host', (port: number) => source(`ftps://127.0.0.1:${port}`)],
])(
  'sends no password in plain text when %s requires TLS and the server does not offer it',
  async (_, sourceFor) => {
    const plain = await site()
    await expect(names(sourceFor(plain.port))).rejects.toThrow(ftpMessages.tlsMissing)
    expect(plain.connections()).toBe(0)
  },
)

it('reports plain text in the run and in the connection test if it was not chosen', async () => {
  const plain = await site()
  const ftp = source(`127.0.0.1:${plain.port}`)
  const checks = []
  for await (const check of ftp.probe(signal)) checks.push(check)
  expect(checks).toContainEqual({ key: 'reached', sentence: ftpMessages.notEncrypted })
  expect(ftp.warnings?.()).toEqual([ftpMessages.notEncrypted])
})

it('reports nothing if plain text was chosen', async () => {
  const plain = await site()
  const ftp = source(`127.0.0.1:${plain.port}`, 'none')
  expect(await names(ftp)).toEqual(['orders.csv'])
  expect(ftp.warnings?.()).toEqual([])
})

it('encrypts although the server’s feature list does not mention TLS', async () => {
  const made = selfSigned()
  const encrypted = await site(made)
  const port = await withoutTlsInFeatures(encrypted.port)
  await trusting(made.cert, async () => {
    const ftp = source(`127.0.0.1:${port}`)
    expect(await names(ftp)).toEqual(['orders.csv'])
    expect(ftp.warnings?.()).toEqual([])
  })
})
