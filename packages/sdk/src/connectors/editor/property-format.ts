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
 * A shop needs HTTPS, and its address must not contain a key. Requests to this machine never leave it, so they may use
 * HTTP; the server decides whether they are allowed at all.
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

type SentenceName = 'dataCenter' | 'vendDomain' | 'shopAddress' | 'ftpHost'

const unless = (holds: (text: string) => boolean, name: SentenceName) => (text: string) =>
  holds(text) ? null : formats[name]

const checks: Record<string, (text: string) => string | null> = {
  'mailchimp.dataCenter': unless((text) => /^[a-z]{2,3}\d{1,3}$/.test(text), 'dataCenter'),
  'vend.domain': unless((text) => DNS_LABEL.test(text), 'vendDomain'),
  'woo.uri': unless(isShopAddress, 'shopAddress'),
  'ftp.host': unless(isFtpHost, 'ftpHost'),
  'ftp.path': folderError,
  'ftp.processedPath': folderError,
  'target.schema': schemaError,
}

/**
 * Returns the message for a malformed property value; null when it is valid or has no format. Checks only what would
 * break a sync. The source checks dates.
 */
export function propertyFormatError(name: string, value: string): string | null {
  const check = Object.hasOwn(checks, name) ? checks[name] : undefined
  return check?.(value.trim()) ?? null
}
