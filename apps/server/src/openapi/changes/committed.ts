import { readFile, writeFile } from 'node:fs/promises'
import type { OpenApi } from '../openapi.ts'

const inSdk = (file: string) => new URL(`../../../../../packages/sdk/${file}`, import.meta.url)

/** What is committed beside the SDK, and published with it. */
export const committed = {
  /** The document as the contract has it now. */
  current: inSdk('openapi.json'),
  /** What the last release promised, without words and examples. */
  released: inSdk('openapi.released.json'),
  /** Sentences about promises that are broken on purpose since then. */
  breaks: inSdk('openapi.breaks.json'),
} as const

const read = (file: URL) => readFile(file, 'utf8')
const write = (file: URL, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`)

// Both were written by the functions below.
export const readDocument = async (file: URL): Promise<OpenApi> => JSON.parse(await read(file))
export const readBreaks = async (): Promise<string[]> => JSON.parse(await read(committed.breaks))

export const writeBreaks = (sentences: string[]): Promise<void> => write(committed.breaks, sentences)

/** Keeps what a release promises to programs: no words, no examples. */
export const writeReleased = (document: OpenApi): Promise<void> =>
  write(committed.released, JSON.parse(JSON.stringify(document, withoutWords)))

function withoutWords(key: string, value: unknown) {
  if ((key === 'summary' || key === 'description') && typeof value === 'string') return undefined
  if (typeof value !== 'object' || value === null || !('schema' in value)) return value
  return { ...value, example: undefined }
}
