import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { FileSystem, type FtpConnection, type FtpServerOptions, FtpSrv } from 'ftp-srv'
import { freePort } from './free-port.ts'
import { keepingSignals } from './keeping-signals.ts'

export type FtpSite = {
  readonly port: number
  readonly root: string
  /** The number of connections so far. */
  readonly connections: () => number
  write(path: string, content: string | Uint8Array, modifiedAt?: Date): Promise<void>
  remove(path: string): Promise<void>
  names(folder: string): Promise<string[]>
  /** Runs before the first byte of a requested file is sent. */
  beforeDownload(action: (path: string) => Promise<void> | void): void
  stop(): Promise<void>
}

type Options = { tls?: { key: string; cert: string } }

export const siteUser = { username: 'anna', password: 'Tr4in-spotting' }

/** Starts a real FTP server on loopback over a temporary folder. */
export async function startFtpSite({ tls }: Options = {}): Promise<FtpSite> {
  const root = await mkdtemp(join(tmpdir(), 'tributary-ftp-'))
  const port = await freePort()
  let before: (path: string) => Promise<void> | void = () => undefined
  let connections = 0
  const options: FtpServerOptions = {
    url: `ftp://127.0.0.1:${port}`,
    pasv_url: '127.0.0.1',
    tls: tls ?? false,
    log: quiet,
  }
  const server = keepingSignals(() => new FtpSrv(options))
  server.on('login', ({ connection, username, password }, resolve, reject) => {
    connections++
    if (username === siteUser.username && password === siteUser.password)
      resolve({ fs: new WatchedFiles(connection, root, (path) => before(path)) })
    else reject(new Error('Wrong user or password'))
  })
  await server.listen()
  const write = async (path: string, content: string | Uint8Array, modifiedAt?: Date) => {
    const file = join(root, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    if (modifiedAt) await utimes(file, modifiedAt, modifiedAt)
  }
  return {
    port,
    root,
    connections: () => connections,
    write,
    remove: (path) => rm(join(root, path), { recursive: true }),
    names: async (folder) => (await readdir(join(root, folder))).sort(),
    beforeDownload: (action) => {
      before = action
    },
    async stop() {
      await server.close()
      await rm(root, { recursive: true, force: true })
    },
  }
}

class WatchedFiles extends FileSystem {
  readonly #before: (path: string) => Promise<void> | void

  constructor(connection: FtpConnection, root: string, before: (path: string) => Promise<void> | void) {
    super(connection, { root, cwd: '/' })
    this.#before = before
  }

  override async read(path: string, options?: { start?: number }) {
    await this.#before(path)
    return super.read(path, options)
  }
}

const ignore = () => undefined
const quiet = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore, child: () => quiet }
