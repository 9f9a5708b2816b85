import { propertyFormatError } from '@tributary/sdk/connectors'
import { requiredIn, unusable } from '../properties.ts'
import { wooMessages } from './woocommerce.messages.ts'

export type WooSettings = {
  /** The API's URL, with a slash at its end. */
  readonly api: URL
  readonly key: string
  readonly secret: string
  /** `YYYY-MM-DD`; a day starts at midnight UTC. */
  readonly startDate: string
  /** Orders with these statuses are excluded. */
  readonly excluded: ReadonlySet<string>
}

/** Reads and checks a connector's `woo.*` properties. */
export function readWooSettings(properties: ReadonlyMap<string, string>): WooSettings {
  const required = requiredIn(properties)
  return {
    api: apiOf(required('woo.uri')),
    key: plain('woo.key', required('woo.key')),
    secret: plain('woo.secret', required('woo.secret')),
    startDate: day(required('woo.startDate')),
    excluded: new Set(listed(properties.get('woo.orders.exclude') ?? '')),
  }
}

function apiOf(uri: string): URL {
  if (propertyFormatError('woo.uri', uri) !== null) throw unusable(wooMessages.badUri)
  const { origin, pathname } = new URL(uri)
  return new URL(`${origin}${pathname.replace(/\/+$/, '')}/wp-json/wc/v3/`)
}

/** Refuses special characters: a colon would end the key, a line break would start another header. */
function plain(name: string, value: string): string {
  if (!/^[\x21-\x39\x3b-\x7e]+$/.test(value)) throw unusable(wooMessages.badKey(name))
  return value
}

function day(text: string): string {
  const [found] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  if (!found || Number.isNaN(Date.parse(found))) throw unusable(wooMessages.badStartDate)
  return found
}

const listed = (text: string) =>
  text
    .split(',')
    .map((status) => status.trim().toLowerCase().replace(/^wc-/, ''))
    .filter((status) => status !== '')
