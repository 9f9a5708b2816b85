import { loopbackNames } from '../../../loopback.ts'
import { requiredIn, unusable } from '../properties.ts'
import { exampleBooksMessages as messages } from './example-books.messages.ts'

export type ExampleBooksSettings = {
  /** The address of the API, with a slash at its end. */
  readonly base: URL
  readonly key: string
}

/** Reads and checks a connector's `examplebooks.*` properties. */
export function readExampleBooksSettings(properties: ReadonlyMap<string, string>): ExampleBooksSettings {
  const required = requiredIn(properties)
  return { base: baseOf(required('examplebooks.uri')), key: plain(required('examplebooks.key')) }
}

/** The key is only sent encrypted, except within this machine. */
function baseOf(uri: string): URL {
  const url = URL.canParse(uri) ? new URL(uri) : undefined
  const isLocal = url?.protocol === 'http:' && loopbackNames.includes(url.hostname)
  if (!url || (url.protocol !== 'https:' && !isLocal) || url.username || url.search || url.hash)
    throw unusable(messages.badUri)
  return new URL(`${url.origin}${url.pathname.replace(/\/+$/, '')}/v1/`)
}

/** Refuses special characters: a line break would start another header. */
function plain(key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key)) throw unusable(messages.badKey)
  return key
}
