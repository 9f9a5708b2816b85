import { connectorsMessages } from '../connectors.messages.ts'
import { isReservedSchema, schemaNamed } from './target-schema.ts'

const formats = connectorsMessages.formats

const LONGEST_PATH = 255
const FTP_HOST = /^(?:ftps?:\/\/)?(?:\[[0-9a-f:.]+\]|\w(?:[\w.-]*\w)?)(?::(\d{1,5}))?\/?$/i
const DNS_LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

function isFtpHost(text: string): boolean {
  const [found, port = '21'] = FTP_HOST.exec(text) ?? []
  return found !== undefined && Number(port) >= 1 && Number(port) <= 65_535
}

const LOOPBACK_WITH_PORT = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+(?:\/|$)/i

/**
 * A shop is asked over HTTPS, and its key travels apart from the address. Nothing travels to the machine itself, which may
 * therefore be asked in the clear; whether it may be asked at all is for the server to say.
 */
function isShopAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'https:' || LOOPBACK_WITH_PORT.test(text)) && username === '' && password === ''
}

const isFolder = (text: string): boolean => !/[\\\p{Cc}]/u.test(text) && !/\.\.|%2e|%2f|%5c/i.test(text)

function schemaError(text: string): string | null {
  const schema = schemaNamed(text)
  if (schema === null) return formats.schema
  return isReservedSchema(schema, 'own') ? formats.schemaReserved : null
}

const folderError = (text: string): string | null => {
  if (text.length > LONGEST_PATH) return formats.folderLength
  return isFolder(text) ? null : formats.folder
}

const unless = (holds: (text: string) => boolean, sentence: string) => (text: string) =>
  holds(text) ? null : sentence

const checks: Record<string, (text: string) => string | null> = {
  'mailchimp.dataCenter': unless((text) => /^[a-z]{2,3}\d{1,3}$/.test(text), formats.dataCenter),
  'vend.domain': unless((text) => DNS_LABEL.test(text), formats.vendDomain),
  'woo.uri': unless(isShopAddress, formats.shopAddress),
  'ftp.host': unless(isFtpHost, formats.ftpHost),
  'ftp.path': folderError,
  'ftp.processedPath': folderError,
  'target.schema': schemaError,
}

/**
 * What is wrong with the form of a property's value; null when nothing is, or nothing is asked of it. Only what would
 * lead a sync astray is looked at: dates are for the source to judge (requirement CPROP-17).
 */
export function propertyFormatError(name: string, value: string): string | null {
  const check = Object.hasOwn(checks, name) ? checks[name] : undefined
  return check?.(value.trim()) ?? null
}
