import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { zstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupFailure, backupMessages } from './backup-failure.ts'
import { entryNames, FORMAT_VERSION, type Manifest, manifestSchema, tableOf } from './manifest.ts'

const decompress = promisify(zstdDecompress)

/** No chunk is nearly as long. It limits the memory that a damaged one can take. */
const MOST_BYTES = 1024 * 1024 * 1024

/** Reads the chunks of one table in their order. */
export type OnTable = (table: number, chunks: AsyncGenerator<Uint8Array>) => Promise<void>

/**
 * Reads an archive from the beginning to the end, verifies every checksum, and returns its manifest. Throws a
 * {@link BackupFailure} if it is damaged or not a backup.
 */
export async function readArchive(path: string, onTable: OnTable = readOnly): Promise<Manifest> {
  const source = entriesOf(path)
  const sums = new Map<number, Hash>()
  const described = new Map<string, Buffer>()
  try {
    let current = await next(source)
    while (current) {
      const table = tableOf(current.name)
      if (table === undefined) {
        described.set(current.name, current.bytes)
        current = await next(source)
        continue
      }
      const sum = sums.get(table) ?? createHash('sha256')
      sums.set(table, sum)
      const chunks = async function* () {
        for (; current && tableOf(current.name) === table; current = await next(source)) {
          const bytes = await decompressed(current.bytes, path)
          sum.update(bytes)
          yield bytes
        }
      }
      await onTable(table, chunks())
    }
  } finally {
    await source.return()
  }
  const manifest = manifestIn(described, path)
  verifySums(manifest, sums, path)
  return manifest
}

type Entry = { name: string; bytes: Buffer }

const next = async (source: AsyncGenerator<Entry, void, void>): Promise<Entry | undefined> => {
  const { value, done } = await source.next()
  return done ? undefined : value
}

const readOnly: OnTable = async (_, chunks) => {
  for await (const _chunk of chunks);
}

async function* entriesOf(path: string): AsyncGenerator<Entry, void, void> {
  const tar = extract()
  const reading = pipeline(createReadStream(path), tar)
  reading.catch(() => undefined)
  try {
    for await (const entry of tar) {
      const parts: Uint8Array[] = []
      for await (const part of entry as AsyncIterable<Uint8Array>) parts.push(part)
      yield { name: entry.header.name, bytes: Buffer.concat(parts) }
    }
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error
    throw damaged(path, 'it is incomplete, or not a tar archive')
  } finally {
    tar.destroy()
  }
}

const decompressed = async (bytes: Buffer, path: string): Promise<Uint8Array> => {
  try {
    return await decompress(bytes, { maxOutputLength: MOST_BYTES })
  } catch {
    throw damaged(path, 'rows of a table cannot be decompressed')
  }
}

function manifestIn(entries: ReadonlyMap<string, Buffer>, path: string): Manifest {
  const text = entries.get(entryNames.manifest)
  const sum = entries.get(entryNames.manifestSum)
  if (!text || !sum) throw damaged(path, 'its end is missing')
  if (createHash('sha256').update(text).digest('hex') !== String(sum))
    throw damaged(path, 'the checksum of its manifest does not match')
  const content: unknown = JSON.parse(String(text))
  const version = versionOf(content)
  if (version === undefined) throw new BackupFailure(backupMessages.notABackup(path))
  if (version > FORMAT_VERSION) throw new BackupFailure(backupMessages.newerFormat(version))
  return manifestSchema.parse(content)
}

function versionOf(content: unknown): number | undefined {
  if (typeof content !== 'object' || content === null || !('format' in content) || !('version' in content))
    return undefined
  return content.format === 'tributary-backup' ? Number(content.version) : undefined
}

function verifySums({ tables }: Manifest, sums: ReadonlyMap<number, Hash>, path: string) {
  for (const [at, { name, sha256 }] of tables.entries()) {
    const sum = sums.get(at) ?? createHash('sha256')
    if (sum.digest('hex') !== sha256) throw damaged(path, `the checksum of the table ${name} does not match`)
  }
  for (const at of sums.keys()) if (!tables[at]) throw damaged(path, 'it has rows of an unknown table')
}

const damaged = (path: string, what: string) => new BackupFailure(backupMessages.damaged(path, what))
