import { loopbackNames } from '../../../loopback.ts'
import { requiredIn, unusable } from '../properties.ts'
import { powerOfficeMessages } from './poweroffice.messages.ts'

/** The keys of this server's integration, and the usual address of the API. */
export type GoServerSettings = {
  readonly applicationKey: string
  readonly subscriptionKey: string
  readonly apiUrl: string
}

export type GoSettings = Omit<GoServerSettings, 'apiUrl'> & {
  /** The address of the API, with a slash at its end. */
  readonly api: URL
  /** The key of the client whose data is read. */
  readonly clientKey: string
  /** The first posting date that is read, `YYYY-MM-DD`. */
  readonly startDate: string
}

/** Reads and checks a connector's `poweroffice.*` properties and the keys of this server. */
export function readGoSettings(
  properties: ReadonlyMap<string, string>,
  server: GoServerSettings | undefined,
): GoSettings {
  if (!server) throw unusable(powerOfficeMessages.notConfigured)
  const required = requiredIn(properties)
  return {
    api: apiOf(properties.get('poweroffice.apiPath')?.trim() || server.apiUrl, server.apiUrl),
    applicationKey: server.applicationKey,
    subscriptionKey: server.subscriptionKey,
    clientKey: keyOf(required('poweroffice.clientKey')),
    startDate: day(required('poweroffice.startDate')),
  }
}

/** A path alone is at the usual address. Keys are only sent encrypted, except within this machine. */
function apiOf(path: string, usual: string): URL {
  const url = URL.canParse(path, usual) ? new URL(path, usual) : undefined
  const local = url?.protocol === 'http:' && loopbackNames.includes(url.hostname)
  if (!url || (url.protocol !== 'https:' && !local) || url.username || url.search || url.hash)
    throw unusable(powerOfficeMessages.badApiPath)
  return new URL(`${url.origin}${url.pathname.replace(/\/+$/, '')}/`)
}

/** Refuses special characters: a colon would end the application key. */
function keyOf(value: string): string {
  if (!/^[\x21-\x39\x3b-\x7e]+$/.test(value)) throw unusable(powerOfficeMessages.badClientKey)
  return value
}

function day(text: string): string {
  const [found] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  if (!found || Number.isNaN(Date.parse(found))) throw unusable(powerOfficeMessages.badStartDate)
  return found
}
