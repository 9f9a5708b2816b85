import { type TypeOrKind, typeNameOf } from '@tributary/domain'
import { parseConnectionString } from './connection-string.ts'
import { partName } from './draft-fields.ts'

/** Settings by the name of their field in a draft. */
export type PastedSettings = Readonly<Record<string, string>>

/**
 * Returns the settings that a pasted text contains: an FTP address, the address of a shop with its keys, or a connection
 * string. Returns null if the type does not read the text.
 */
export function pastedSettings(type: TypeOrKind, text: string): PastedSettings | null {
  const name = typeNameOf(type).toLowerCase()
  return Object.hasOwn(readers, name) ? (readers[name]?.(text.trim()) ?? null) : null
}

type Reader = (text: string) => PastedSettings | null

const readers: Readonly<Record<string, Reader>> = {
  ftp: (text) => {
    const url = /^ftps?:\/\//i.test(text) ? addressIn(text) : null
    if (!url?.host) return null
    return filled({
      'ftp.host': url.host,
      'ftp.username': decoded(url.username),
      'ftp.password': decoded(url.password),
      'ftp.path': url.pathname === '/' ? '' : decoded(url.pathname),
      'ftp.encryption': url.protocol === 'ftps:' ? 'required' : '',
    })
  },
  woocommerce: (text) => {
    const url = /^https?:\/\//i.test(text) ? addressIn(text) : null
    const key = url?.searchParams.get('consumer_key')
    if (!url || !key) return null
    return filled({
      'woo.uri': url.origin + shopPath(url.pathname),
      'woo.key': key,
      'woo.secret': url.searchParams.get('consumer_secret') ?? '',
    })
  },
  sqlserver: (text) => {
    const parts = text.includes('=') ? parseConnectionString(text) : null
    if (!parts) return null
    const name = (key: string) => partName('source.connectionString', key)
    return filled({
      [name('data source')]: parts.dataSource,
      [name('initial catalog')]: parts.initialCatalog,
      [name('user id')]: parts.userId,
      [name('password')]: parts.password,
    })
  },
}

const addressIn = (text: string) => (URL.canParse(text) ? new URL(text) : null)

/** The address of the shop, without that of its API. */
const shopPath = (path: string) => path.replace(/\/wp-json\b.*$/, '').replace(/\/$/, '')

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Missing parts must not empty the fields of earlier input. */
const filled = (settings: PastedSettings): PastedSettings =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''))
