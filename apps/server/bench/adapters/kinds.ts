import { authoriseSettings } from '../../src/connectors/authorise/authorise-settings.ts'

/** The connector types that are measured. */
export const kinds = [
  'ftp',
  'sqlserver',
  'woocommerce',
  'xero',
  'vend',
  'poweroffice',
  'mailchimp',
  'cin7',
  'uniconta',
] as const
export type Kind = (typeof kinds)[number]

export const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name)

/** Reported by the source's process once it can be read. */
export type SourceReady = {
  readonly properties: Record<string, string>
  readonly file?: string
  /** The address of a provider's API, where the server's configuration has it. */
  readonly api?: string
}

/** The account and the token of the measured providers. */
export const grant = { account: '11111111-2222-4333-8444-555555555555', token: 'bench' } as const

/** Reported by the refresh's process at the end. Memory in megabytes, before the refresh and at its highest. */
export type RefreshDone = {
  readonly rows: number
  readonly ms: number
  readonly idle: number
  readonly peak: number
}

const keys = {
  XERO: 'CLIENT_ID CLIENT_SECRET',
  VEND: 'CLIENT_ID CLIENT_SECRET',
  POWEROFFICE: 'APPLICATION_KEY SUBSCRIPTION_KEY',
  MAILCHIMP: 'CLIENT_ID CLIENT_SECRET',
}

/** Returns the settings of a server with applications at all providers, whose APIs are at this address. */
export const providerSettings = (apiUrl = '') =>
  authoriseSettings(
    Object.fromEntries(
      Object.entries(keys).flatMap(([type, names]) => [
        ...names.split(' ').map((name) => [`AUTHORISE_${type}_${name}`, grant.token]),
        [`AUTHORISE_${type}_API_URL`, apiUrl],
      ]),
    ),
  )
