import { ConfigError } from '../config-error.ts'

/** How mail is sent. */
export type MailSettings = {
  readonly from: MailAddress
  /** The SMTP server. Without one, mail is written to files in `folder`. */
  readonly smtp: SmtpSettings | undefined
  readonly folder: string
}

export type MailAddress = { readonly name: string; readonly address: string }

export type SmtpSettings = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte, required STARTTLS, or STARTTLS if the server offers it. */
  readonly tls: 'implicit' | 'required' | 'optional'
  readonly login: { readonly user: string; readonly pass: string } | undefined
}

type Given = {
  smtpUrl: string | undefined
  smtpTls: 'required' | 'optional'
  from: string | undefined
  publicUrl: URL
  dataDir: string
}

export function mailSettings({ smtpUrl, smtpTls, from, publicUrl, dataDir }: Given): MailSettings {
  return {
    from: from === undefined ? ownAddress(publicUrl) : oneAddress(from),
    smtp: smtpUrl === undefined ? undefined : smtpSettings(smtpUrl, smtpTls),
    folder: `${dataDir}/outbox`,
  }
}

const ownAddress = ({ hostname }: URL): MailAddress => ({
  name: 'Tributary',
  address: `no-reply@${/^[\d.]+$/.test(hostname) ? `[${hostname}]` : hostname}`,
})

const named = /^(?:(?<name>[^<>]*)<(?<inside>[^<>]+)>|(?<bare>[^<>]+))$/
const plainAddress = /^[^\s@<>"(),;]+@[^\s@<>"(),;]+$/

function oneAddress(from: string): MailAddress {
  const { name = '', inside, bare } = named.exec(from.trim())?.groups ?? {}
  const address = inside ?? bare ?? ''
  if (!plainAddress.test(address))
    throw new ConfigError(
      'MAIL_FROM must be one address, with a name or without: Tributary <no-reply@example.com>.',
    )
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || 'Tributary', address }
}

// The URL may contain a password, so the message does not repeat it.
const wrongUrl = () =>
  new ConfigError(
    'SMTP_URL must be smtp://user:password@host:587, or smtps:// for a server with implicit TLS. Percent-encode special characters in the password.',
  )

const DEFAULT_PORTS = { 'smtp:': 587, 'smtps:': 465 }

function smtpSettings(smtpUrl: string, smtpTls: 'required' | 'optional'): SmtpSettings {
  if (!URL.canParse(smtpUrl)) throw wrongUrl()
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(smtpUrl)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw wrongUrl()
  if (!hostname || `${pathname}${search}${hash}`.replace(/^\//, '')) throw wrongUrl()
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : DEFAULT_PORTS[protocol],
    tls: protocol === 'smtps:' ? 'implicit' : smtpTls,
    login: username ? { user: decoded(username), pass: decoded(password) } : undefined,
  }
}

function decoded(part: string) {
  try {
    return decodeURIComponent(part)
  } catch {
    throw wrongUrl()
  }
}
