import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { zstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { BackupFailure, backupMessages } from './backup-failure.ts'
import { entryNames, type Manifest } from './manifest.ts'

const compress = promisify(zstdCompress)

export type ArchiveWriter = { chunk(table: number, number: number, bytes: Uint8Array): Promise<void> }

/**
 * Writes an archive that only its owner may read. It gets its name when it is complete, so that an interrupted backup leaves
 * nothing that looks like one.
 */
export async function writeArchive(
  path: string,
  work: (archive: ArchiveWriter) => Promise<Manifest>,
): Promise<Manifest> {
  const draft = `${path}.${process.pid}.partial`
  const tar = pack()
  try {
    await mustNotExist(path)
    const written = pipeline(tar, createWriteStream(draft, { mode: 0o600, flags: 'wx' }))
    const filled = fill(tar, work)
    await Promise.all([written, filled])
    await keep(draft, path)
    return await filled
  } finally {
    tar.destroy()
    await rm(draft, { force: true })
  }
}

async function fill(tar: ReturnType<typeof pack>, work: (archive: ArchiveWriter) => Promise<Manifest>) {
  const add = (name: string, bytes: Uint8Array) => addEntry(tar, name, bytes)
  try {
    const manifest = await work({
      chunk: async (table, number, bytes) => add(entryNames.chunk(table, number), await compress(bytes)),
    })
    const text = Buffer.from(JSON.stringify(manifest))
    await add(entryNames.manifest, text)
    await add(entryNames.manifestSum, Buffer.from(createHash('sha256').update(text).digest('hex')))
    tar.finalize()
    return manifest
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)))
    throw error
  }
}

/** Resolves when the entry is written, so that a slow disk slows the reading of the database down. */
function addEntry(tar: ReturnType<typeof pack>, name: string, bytes: Uint8Array): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  tar.once('error', reject)
  const entry = { name, size: bytes.length, mode: 0o600, mtime: new Date(0) }
  tar.entry(entry, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), (error) => {
    tar.off('error', reject)
    if (error) reject(error)
    else resolve()
  })
  return promise
}

async function mustNotExist(path: string) {
  const file = await open(path, 'r').catch(() => undefined)
  await file?.close()
  if (file) throw new BackupFailure(backupMessages.exists(path))
}

/** Gives the complete file its name once the disk has it. Another file of that name is not replaced. */
async function keep(draft: string, path: string) {
  const file = await open(draft, 'r')
  await file.sync().finally(() => file.close())
  await link(draft, path).catch((error) => {
    throw error.code === 'EEXIST' ? new BackupFailure(backupMessages.exists(path)) : error
  })
}
