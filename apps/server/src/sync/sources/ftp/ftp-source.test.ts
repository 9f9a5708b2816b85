import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { type FtpSite, siteUser, startFtpSite } from '@tributary/fakes/ftp/ftp-site'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { outboundMessages } from '../../../outbound/outbound.messages.ts'
import { SourceFailure } from '../../source-failure.ts'
import { type ChaosProxy, startChaosProxy } from '../../testing/chaos-proxy.ts'
import { selfSigned, trusting } from '../../testing/self-signed.ts'
import type { FileRows, SourceAdapter, SourceStream } from '../source-adapter.ts'
import { ftpMessages } from './ftp.messages.ts'
import { type FtpLimits, ftpLimits } from './ftp-connection.ts'
import { ftpSource } from './ftp-source.ts'

const noon = new Date('2026-11-21T12:00:00Z')
const forever = new AbortController().signal
const afresh = { full: true, cursor: undefined }

let site: FtpSite
let proxy: ChaosProxy
let warnings: string[]
let open: SourceAdapter[]

beforeEach(async () => {
  site = await startFtpSite()
  proxy = await startChaosProxy(site.port)
  warnings = []
  open = []
})
afterEach(async () => {
  for (const source of open) source.close()
  await proxy.stop()
  await site.stop()
})

function source(
  properties: Record<string, string> = {},
  limits: Partial<FtpLimits> = {},
  allowPrivateTargets = true,
) {
  const settings = {
    'ftp.host': `127.0.0.1:${site.port}`,
    'ftp.username': siteUser.username,
    'ftp.password': siteUser.password,
    'ftp.path': '/out',
    ...properties,
  }
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (_: object, text: string) => void warnings.push(text),
  }
  const make = ftpSource({ allowPrivateTargets }, { ...ftpLimits, idleMs: 5_000, ...limits })
  const made = make({ properties: new Map(Object.entries(settings)), log, now: () => noon })
  open.push(made)
  return made
}

const throughProxy = () => ({ 'ftp.host': `127.0.0.1:${proxy.port}` })

async function list(adapter: SourceAdapter): Promise<SourceStream[]> {
  const files: SourceStream[] = []
  for await (const file of adapter.list(forever)) files.push(file)
  return files
}

async function download(adapter: SourceAdapter<FileRows>, file: SourceStream | undefined): Promise<Buffer> {
  if (!file) throw new Error('There is no such file')
  const chunks: Uint8Array[] = []
  for await (const chunk of adapter.open(file, forever, afresh).bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function failureOf(work: Promise<unknown>): Promise<SourceFailure> {
  const failure = await work.catch((error: unknown) => error)
  if (!(failure instanceof SourceFailure)) throw new Error('It did not fail as it should', { cause: failure })
  return failure
}

describe('an FTP source', () => {
  it('lists the files that the filters select, with size and time', async () => {
    await site.write('out/orders.csv', 'a\n1\n', noon)
    await site.write('out/Ærø kunder.csv', 'a\n')
    await site.write('out/orders_old.csv', 'a\n')
    await site.write('out/readme.md', '')
    await site.write('out/deeper/more.csv', 'a\n')
    const files = await list(source({ 'ftp.filter': '*.csv', 'ftp.excludeFilter': '*_old*' }))
    expect(files.map(({ name }) => name)).toEqual(['orders.csv', 'Ærø kunder.csv'])
    expect(files[0]).toEqual({ name: 'orders.csv', path: '/out/orders.csv', size: 4, modifiedAt: noon })
  })

  it('reads every byte of a file', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256))
    await site.write('out/bytes.csv', bytes)
    const ftp = source()
    const [file] = await list(ftp)
    expect(Buffer.compare(await download(ftp, file), bytes)).toBe(0)
  })

  it('reads an empty file', async () => {
    await site.write('out/empty.csv', '')
    const ftp = source()
    const [file] = await list(ftp)
    expect((await download(ftp, file)).length).toBe(0)
  })

  it('accepts a folder without a leading slash, and one with spaces', async () => {
    await site.write('mine to send/orders.csv', 'a\n1\n')
    const ftp = source({ 'ftp.path': 'mine to send' })
    const [file] = await list(ftp)
    expect((await download(ftp, file)).toString()).toBe('a\n1\n')
  })

  it('logs when a server offers no encryption', async () => {
    await site.write('out/orders.csv', 'a\n')
    await list(source())
    expect(warnings).toEqual([ftpMessages.notEncrypted])
  })
})

describe('a file that is done', () => {
  it('is moved to the processed folder, which is created', async () => {
    await site.write('out/orders.csv', 'a\n1\n')
    const ftp = source({ 'ftp.processedPath': '/done' })
    const [file] = await list(ftp)
    if (file) await ftp.done(file)
    expect(await site.names('out')).toEqual([])
    expect(await site.names('done')).toEqual(['orders.csv'])
  })

  it('never overwrites an earlier one', async () => {
    await site.write('out/orders.csv', 'new\n')
    await site.write('out/done/orders.csv', 'old\n')
    const ftp = source({ 'ftp.processedPath': '/out/done' })
    const [file] = await list(ftp)
    if (file) await ftp.done(file)
    expect(await site.names('out/done')).toEqual(['orders.20261121T120000000Z.csv', 'orders.csv'])
    expect(readFileSync(join(site.root, 'out/done/orders.csv'), 'utf8')).toBe('old\n')
  })

  it('stays in place without a processed folder', async () => {
    await site.write('out/orders.csv', 'a\n')
    const ftp = source()
    const [file] = await list(ftp)
    if (file) await ftp.done(file)
    expect(await site.names('out')).toEqual(['orders.csv'])
  })

  it('is named when it cannot be moved', async () => {
    await site.write('out/orders.csv', 'a\n')
    const ftp = source({ 'ftp.processedPath': '/done' })
    const [file] = await list(ftp)
    await site.remove('out/orders.csv')
    if (!file) throw new Error('The file was not listed')
    expect((await failureOf(ftp.done(file))).message).toBe(ftpMessages.notMoved('orders.csv', '/done'))
  })
})

describe('a failure of an FTP server', () => {
  beforeEach(() => site.write('out/orders.csv', `a\n${'1234567\n'.repeat(100_000)}`))

  it('is forbidden for a wrong password', async () => {
    const failure = await failureOf(list(source({ 'ftp.password': 'wrong' })))
    expect(failure).toMatchObject({ message: ftpMessages.signInRefused, forbidden: true, passing: false })
  })

  it('is reported for a closed port', async () => {
    const silent = await startSilentServer()
    await silent.stop()
    const failure = await failureOf(list(source({ 'ftp.host': `127.0.0.1:${silent.port}` })))
    expect(failure).toMatchObject({ message: ftpMessages.refused, forbidden: false })
  })

  it('names a forbidden private address as the reason, and connects to nothing', async () => {
    expect(await failureOf(list(source({}, {}, false)))).toMatchObject({
      message: outboundMessages.privateAddress,
      code: 'private-address',
    })
    expect(site.connections()).toBe(0)
  })

  it('is reported for a server that never responds', async () => {
    const silent = await startSilentServer()
    const failure = await failureOf(list(source({ 'ftp.host': `127.0.0.1:${silent.port}` }, { idleMs: 200 })))
    expect(failure).toMatchObject({ message: ftpMessages.timedOut, passing: true })
    await silent.stop()
  })

  it('is reported for a missing folder', async () => {
    expect((await failureOf(list(source({ 'ftp.path': '/nowhere' })))).message).toBe(
      ftpMessages.pathMissing('/nowhere'),
    )
  })

  it('is reported for a file removed after the listing; the next one is read', async () => {
    await site.write('out/second.csv', 'a\n1\n')
    const ftp = source()
    const [first, second] = await list(ftp)
    await site.remove('out/orders.csv')
    expect((await failureOf(download(ftp, first))).message).toBe(ftpMessages.vanished('orders.csv'))
    expect((await download(ftp, second)).toString()).toBe('a\n1\n')
  })

  it.each([0, 1, 65_536, 400_000])(
    'is reported for a transfer cut after %i bytes; the file can be read again',
    async (afterBytes) => {
      const ftp = source(throughProxy())
      const [file] = await list(ftp)
      proxy.faults = [{ kind: 'cut', afterBytes }]
      const failure = await failureOf(download(ftp, file))
      expect(failure.passing).toBe(true)
      expect((await download(ftp, file)).length).toBe(file?.size)
    },
  )

  it('is reported for a transfer that falls silent', async () => {
    const ftp = source(throughProxy(), { idleMs: 400 })
    const [file] = await list(ftp)
    proxy.faults = [{ kind: 'stall', afterBytes: 65_536 }]
    expect(await failureOf(download(ftp, file))).toMatchObject({
      message: ftpMessages.timedOut,
      passing: true,
    })
  })

  it('is reported for a file that grows while it is read', async () => {
    const ftp = source()
    const [file] = await list(ftp)
    await site.write('out/orders.csv', 'a\n1\n')
    expect(await failureOf(download(ftp, file))).toMatchObject({
      message: ftpMessages.changed('orders.csv'),
      passing: true,
    })
  })

  it('is reported for a folder with too many files', async () => {
    for (let index = 0; index < 12; index++) await site.write(`out/file${index}.csv`, 'a\n')
    expect((await failureOf(list(source({}, { files: 10 })))).message).toBe(
      ftpMessages.listingTooLong('/out', 10),
    )
    expect(await list(source({ 'ftp.filter': 'file1*' }, { files: 10 }))).toHaveLength(3)
  })

  it('is reported for an endless listing', async () => {
    for (let index = 0; index < 30; index++) await site.write(`out/file${index}.csv`, 'a\n')
    expect((await failureOf(list(source({}, { listingBytes: 500 })))).message).toContain('Move old ones away')
  })

  it('stops the reading after an abort in the middle of a file', async () => {
    const size = 16 * 1024 * 1024
    await site.write('out/orders.csv', 'x'.repeat(size))
    const ftp = source()
    const [file] = await list(ftp)
    if (!file) throw new Error('The file was not listed')
    const abort = new AbortController()
    let received = 0
    const reading = (async () => {
      for await (const chunk of ftp.open(file, abort.signal, afresh).bytes) {
        received += chunk.length
        abort.abort()
      }
    })()
    expect(await failureOf(reading)).toMatchObject({ message: ftpMessages.lost, code: 'connection-lost' })
    expect(received).toBeGreaterThan(0)
    expect(received).toBeLessThan(size / 2)
  })

  it('never shows an address, a user or a password', async () => {
    const failures = [
      await failureOf(list(source({ 'ftp.password': 'wrong' }))),
      await failureOf(list(source({ 'ftp.path': '/nowhere' }))),
      await failureOf(list(source({}, {}, false))),
    ]
    for (const { message } of failures) expect(message).not.toMatch(/127\.0\.0\.1|anna|wrong|Tr4in/)
  })
})

/** Starts a server that accepts connections and never responds. */
async function startSilentServer() {
  const sockets: Socket[] = []
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

describe('encryption', () => {
  let encrypted: FtpSite
  let cert: string

  beforeEach(async () => {
    const made = selfSigned()
    cert = made.cert
    encrypted = await startFtpSite({ tls: made })
    await encrypted.write('out/orders.csv', 'a\n1\n')
  })
  afterEach(() => encrypted.stop())

  it('sends no password when the certificate cannot be verified', async () => {
    const failure = await failureOf(list(source({ 'ftp.host': `127.0.0.1:${encrypted.port}` })))
    expect(failure, String(failure.cause)).toHaveProperty('message', ftpMessages.certificate)
    expect(encrypted.connections()).toBe(0)
  })

  it('is used, for files too, when the server offers it', async () => {
    await trusting(cert, async () => {
      const ftp = source({ 'ftp.host': `127.0.0.1:${encrypted.port}` })
      const [file] = await list(ftp)
      expect((await download(ftp, file)).toString()).toBe('a\n1\n')
      expect(warnings).toEqual([])
    })
  })
})
