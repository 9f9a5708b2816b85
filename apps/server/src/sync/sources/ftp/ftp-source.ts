import { type Client, type FileInfo, FTPError } from 'basic-ftp'
import type { OutboundRules } from '../../../outbound/outbound.ts'
import { firstCsvRows } from '../../csv/first-csv-rows.ts'
import { SourceFailure } from '../../source-failure.ts'
import type {
  FileRows,
  PassedCheck,
  SampledTables,
  SourceAdapter,
  SourceContext,
  SourceStream,
} from '../source-adapter.ts'
import { fileFilter } from './file-filter.ts'
import { ftpMessages } from './ftp.messages.ts'
import { connectFtp, type FtpLimits, ftpLimits, isPlainByFallback } from './ftp-connection.ts'
import { exactly, ftpDownload } from './ftp-download.ts'
import { ftpFailure } from './ftp-failure.ts'
import { inFolder, inPlace } from './ftp-folder.ts'
import { isPlainFileName, readFtpSettings } from './ftp-settings.ts'
import { processedFolder } from './processed-folder.ts'

/** Rows of a file that a sample reads. */
const ROWS_READ = 3

/** Reads CSV files in one folder of an FTP server. */
export function ftpSource(outbound: OutboundRules, limits: FtpLimits = ftpLimits) {
  return ({ properties, log, now }: SourceContext): SourceAdapter<FileRows> => {
    const settings = readFtpSettings(properties)
    const wanted = fileFilter(settings.filter, settings.excludeFilter)
    const processed = settings.processedPath ? processedFolder(settings.processedPath, now) : undefined
    let client: Client | undefined
    let wasPlain = false

    /** Returns the client. Replaces one that a failure has closed, so that one bad file does not cost the others. */
    async function connected(signal?: AbortSignal): Promise<Client> {
      signal?.throwIfAborted()
      if (!client || client.closed) {
        client = await connectFtp(settings, outbound, limits, log)
        wasPlain ||= isPlainByFallback(client, settings)
      }
      return client
    }

    async function* list(signal: AbortSignal): AsyncGenerator<SourceStream> {
      const session = await connected(signal)
      for (const file of chosen(await listing(session, settings.path, limits))) {
        signal.throwIfAborted()
        const modifiedAt =
          file.modifiedAt ?? (await modifiedAtOf(session, inFolder(settings.path, file.name)))
        yield { name: file.name, path: inFolder(settings.path, file.name), size: file.size, modifiedAt }
      }
    }

    function chosen(files: FileInfo[]): FileInfo[] {
      const found = files.filter((file) => file.isFile && isPlainFileName(file.name) && wanted(file.name))
      if (found.length > limits.files)
        throw new SourceFailure(ftpMessages.listingTooLong(settings.path, limits.files), {
          code: 'source-data',
        })
      return found.sort((one, other) => (one.name < other.name ? -1 : 1))
    }

    async function* open(file: SourceStream, signal: AbortSignal): AsyncGenerator<Uint8Array> {
      const bytes = ftpDownload(await connected(signal), file.path)
      const abort = () => bytes.destroy(new SourceFailure(ftpMessages.lost, { code: 'connection-lost' }))
      signal.addEventListener('abort', abort, { once: true })
      try {
        yield* exactly(file.size, file.name, bytes)
      } catch (error) {
        throw isMissing(error)
          ? new SourceFailure(ftpMessages.vanished(file.name), { code: 'source-data', cause: error })
          : error
      } finally {
        signal.removeEventListener('abort', abort)
      }
    }

    async function* probe(signal: AbortSignal): AsyncGenerator<PassedCheck> {
      const session = await connected(signal)
      const reached: PassedCheck = wasPlain
        ? { key: 'reached', sentence: ftpMessages.notEncrypted }
        : { key: 'reached' }
      yield* [{ key: 'host-found' }, reached, { key: 'signed-in' }] satisfies PassedCheck[]
      const files = chosen(await listing(session, settings.path, limits))
      yield { key: 'source-readable', sentence: ftpMessages.filesChosen(files.length) }
    }

    /** The latest files first, those of one time by name. Only the first rows of the first are read. */
    async function tables(signal: AbortSignal): Promise<SampledTables> {
      const files: SourceStream[] = []
      for await (const file of list(signal)) files.push(file)
      files.sort((one, other) => modifiedMs(other) - modifiedMs(one) || one.name.localeCompare(other.name))
      return {
        tables: files.map((file, place) => ({
          name: file.name,
          columns: [],
          ...(place === 0 && {
            read: (until: AbortSignal) => firstCsvRows(explained(open(file, until), limits), ROWS_READ),
          }),
        })),
      }
    }

    return {
      kind: 'ftp',
      list: (signal) => explained(list(signal), limits),
      open: (file, signal) => ({ bytes: explained(open(file, signal), limits) }),
      probe: (signal) => explained(probe(signal), limits),
      tables,
      async done(file) {
        if (!processed || !settings.processedPath) return
        try {
          await processed.take(await connected(), file)
        } catch (error) {
          throw new SourceFailure(ftpMessages.notMoved(file.name, settings.processedPath), {
            code: 'settings',
            silentMs: ftpFailure(error, limits.idleMs).silentMs,
            cause: error,
          })
        }
      },
      warnings: () => (wasPlain ? [ftpMessages.notEncrypted] : []),
      close: () => client?.close(),
    }
  }
}

/** Maps every failure of the items to a `SourceFailure`. */
async function* explained<T>(items: AsyncIterable<T>, { idleMs }: FtpLimits): AsyncGenerator<T> {
  try {
    yield* items
  } catch (error) {
    throw ftpFailure(error, idleMs)
  }
}

async function listing(client: Client, path: string, limits: FtpLimits): Promise<FileInfo[]> {
  try {
    return await inPlace(client, path, () => client.list())
  } catch (error) {
    if (isMissing(error))
      throw new SourceFailure(ftpMessages.pathMissing(path), { code: 'source-path-missing', cause: error })
    if (error instanceof Error && error.message.includes('Maximum bytes exceeded'))
      throw new SourceFailure(ftpMessages.listingTooLong(path, limits.files), {
        code: 'source-data',
        cause: error,
      })
    throw error
  }
}

const modifiedMs = ({ modifiedAt }: SourceStream) => Number(modifiedAt ?? 0)

/** Requests a file's time, for servers without the modern listing. Some servers cannot return it. */
async function modifiedAtOf(client: Client, path: string): Promise<Date | undefined> {
  try {
    return await client.lastMod(path)
  } catch (error) {
    if (error instanceof FTPError) return undefined
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof FTPError && [450, 550, 551].includes(error.code)
