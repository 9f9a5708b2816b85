import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { FtpSrv } from 'ftp-srv'
import { freePort } from './free-port.ts'
import { keepingSignals } from './keeping-signals.ts'
import { writeSampleFiles } from './sample-files.ts'

export type SampleFtp = {
  readonly host: string
  readonly port: number
  readonly username: string
  readonly password: string
  /** The folder of the files on the server. */
  readonly path: string
  stop(): Promise<void>
}

export const sampleFtpUser = { username: 'warehouse', password: 'Crate-42-forklift' }
const FOLDER = '/outgoing'
const LOOPBACK = '127.0.0.1'

/** Starts a warehouse's FTP server on loopback, so that the demo's refreshes read real files over real FTP. */
export async function startSampleFtp(options: { port: number; dir: string }): Promise<SampleFtp> {
  await mkdir(join(options.dir, FOLDER), { recursive: true })
  await writeSampleFiles(join(options.dir, FOLDER))
  const port = options.port === 0 ? await freePort() : options.port
  const server = keepingSignals(() => newServer(port))
  server.on('login', ({ username, password }, resolve, reject) => {
    const known = username === sampleFtpUser.username && password === sampleFtpUser.password
    return known ? resolve({ root: options.dir }) : reject(new Error('Unknown user or password'))
  })
  await server.listen()
  return { host: LOOPBACK, port, ...sampleFtpUser, path: FOLDER, stop: () => server.close() }
}

function newServer(port: number): FtpSrv {
  return new FtpSrv({
    url: `ftp://${LOOPBACK}:${port}`,
    pasv_url: LOOPBACK,
    anonymous: false,
    log: quietLog,
  })
}

const ignore = () => undefined
const quietLog = {
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
  child: () => quietLog,
}
