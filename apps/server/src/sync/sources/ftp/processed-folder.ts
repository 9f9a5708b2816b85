import { type Client, FTPError } from 'basic-ftp'
import type { SourceStream } from '../source-adapter.ts'
import { inFolder, inPlace } from './ftp-folder.ts'

/** Moves files to a folder once their rows are stored. Creates the folder and never overwrites an earlier file. */
export function processedFolder(path: string, now: () => Date) {
  let taken: Set<string> | undefined
  return {
    async take(client: Client, file: SourceStream) {
      taken ??= await namesIn(client, path)
      const name = taken.has(file.name) ? datedName(file.name, now()) : file.name
      await client.rename(file.path, inFolder(path, name))
      taken.add(name)
    },
  }
}

async function namesIn(client: Client, path: string): Promise<Set<string>> {
  try {
    return new Set((await inPlace(client, path, () => client.list())).map((file) => file.name))
  } catch (error) {
    if (!(error instanceof FTPError)) throw error
    await client.send(`MKD ${path}`)
    return new Set()
  }
}

/** Returns `orders.20261121T101500123Z.csv` for `orders.csv`. */
function datedName(name: string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:.]/g, '')
  const dot = name.lastIndexOf('.')
  return dot > 0 ? `${name.slice(0, dot)}.${stamp}${name.slice(dot)}` : `${name}.${stamp}`
}
