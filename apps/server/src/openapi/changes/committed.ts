import { readFile, writeFile } from 'node:fs/promises'
import type { OpenApi } from '../openapi.ts'

const inSdk = (file: string) => new URL(`../../../../../packages/sdk/${file}`, import.meta.url)

/** The files committed with the SDK. */
export const committed = {
  /** The document of the current contract. */
  current: inSdk('openapi.json'),
  /** The document of the last release, without text and examples. */
  released: inSdk('openapi.released.json'),
  /** Sentences about intended breaking changes since then. */
  breaks: inSdk('openapi.breaks.json'),
} as const

const read = (file: URL) => readFile(file, 'utf8')
const write = (file: URL, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`)

// The functions below wrote both files.
export const readDocument = async (file: URL): Promise<OpenApi> => JSON.parse(await read(file))
export const readBreaks = async (): Promise<string[]> => JSON.parse(await read(committed.breaks))

export const writeBreaks = (sentences: string[]): Promise<void> => write(committed.breaks, sentences)

/** Removes text, examples and code samples, which programs do not depend on. */
export const writeReleased = (document: OpenApi): Promise<void> =>
  write(committed.released, JSON.parse(JSON.stringify(document, withoutWords)))

function withoutWords(key: string, value: unknown) {
  if ((key === 'summary' || key === 'description') && typeof value === 'string') return undefined
  if (key === 'x-codeSamples') return undefined
  if (typeof value !== 'object' || value === null || !('schema' in value)) return value
  return { ...value, example: undefined }
}
