import { ConfigError } from '../../config-error.ts'
import { loopbackNames } from '../../loopback.ts'
import { vendApi } from './vend-api-version.ts'

const xero = {
  clientId: '',
  clientSecret: '',
  authoriseUrl: 'https://login.xero.com/identity/connect/authorize',
  tokenUrl: 'https://identity.xero.com/connect/token',
  connectionsUrl: 'https://api.xero.com/connections',
  apiUrl: 'https://api.xero.com/api.xro/2.0',
  // Granular scopes: Xero refuses the broad ones for applications made since March 2026. An application that may read
  // journals adds accounting.journals.read; without that right, Xero would refuse the whole consent.
  scope: [
    'offline_access',
    'accounting.settings.read',
    'accounting.contacts.read',
    'accounting.invoices.read',
    'accounting.payments.read',
    'accounting.banktransactions.read',
    'accounting.manualjournals.read',
    'accounting.reports.trialbalance.read',
  ].join(' '),
}

const vend = {
  clientId: '',
  clientSecret: '',
  authoriseUrl: 'https://secure.retail.lightspeed.app/connect',
  tokenUrl: 'https://{domain_prefix}.retail.lightspeed.app/api/1.0/token',
  apiUrl: vendApi.url,
  // Lightspeed refuses a request without scopes, and any scope that the application does not declare.
  scope: [
    'retailer:read',
    'outlets:read',
    'registers:read',
    'users:read',
    'customers:read',
    'products:read',
    'products:read:price_books',
    'suppliers:read',
    'inventory:read',
    'sales:read',
    'payment_types:read',
    'taxes:read',
    'consignments:read',
    'promotions:read',
    'gift_cards:read',
    'store_credits:read',
  ].join(' '),
}

const poweroffice = {
  applicationKey: '',
  subscriptionKey: '',
  apiUrl: 'https://goapi.poweroffice.net/v2',
}

const mailchimp = {
  clientId: '',
  clientSecret: '',
  authoriseUrl: 'https://login.mailchimp.com/oauth2/authorize',
  tokenUrl: 'https://login.mailchimp.com/oauth2/token',
  metadataUrl: 'https://login.mailchimp.com/oauth2/metadata',
  apiUrl: 'https://{dc}.api.mailchimp.com/3.0',
}

/** Every setting with its default. A blank one is required. */
const known = { xero, vend, poweroffice, mailchimp }

export type XeroSettings = typeof xero
export type VendSettings = typeof vend
export type PowerOfficeSettings = typeof poweroffice
export type MailchimpSettings = typeof mailchimp

/** The settings of the configured providers. */
export type AuthoriseSettings = { [Type in keyof typeof known]?: (typeof known)[Type] }

export type AuthoriseType = keyof typeof known
export type AuthoriseName = { [Type in AuthoriseType]: keyof (typeof known)[Type] }[AuthoriseType]

// Object.entries widens the keys.
const entriesOf = <Key extends string, Value>(object: Partial<Record<Key, Value>>) =>
  Object.entries(object) as [Key, Value][]

/** Every setting of every provider with its default, which is blank for a required one. */
export const authoriseDefaults = entriesOf<AuthoriseType, Partial<Record<AuthoriseName, string>>>(
  known,
).flatMap(([type, settings]) => entriesOf(settings).map(([name, value]) => ({ type, name, value })))

type Environment = Record<string, string | undefined>

/** Reads variables such as `AUTHORISE_XERO_CLIENT_ID`. A provider without any is not configured. */
export function authoriseSettings(environment: Environment): AuthoriseSettings {
  refuseUnknown(environment)
  return {
    ...(isGiven(environment, 'xero') && { xero: settingsOf(environment, 'xero', xero) }),
    ...(isGiven(environment, 'vend') && { vend: settingsOf(environment, 'vend', vend) }),
    ...(isGiven(environment, 'poweroffice') && {
      poweroffice: settingsOf(environment, 'poweroffice', poweroffice),
    }),
    ...(isGiven(environment, 'mailchimp') && { mailchimp: settingsOf(environment, 'mailchimp', mailchimp) }),
  }
}

/** Returns the name of the variable of a setting. */
export const authoriseVariable = (type: string, name: string): string =>
  `AUTHORISE_${type}_${name.replace(/[A-Z]/g, (letter) => `_${letter}`)}`.toUpperCase()

const given = (environment: Environment, name: string) => environment[name]?.trim() || undefined

const isGiven = (environment: Environment, type: keyof typeof known) =>
  Object.keys(known[type]).some((name) => given(environment, authoriseVariable(type, name)))

function settingsOf<Settings extends Record<string, string>>(
  environment: Environment,
  type: string,
  defaults: Settings,
): Settings {
  const entries = Object.entries(defaults).map(([name, value]) => {
    const from = authoriseVariable(type, name)
    const chosen = given(environment, from) ?? value
    if (!chosen)
      throw new ConfigError(`${from} must be set together with the other variables of this provider.`)
    if (name.endsWith('Url')) refuseUnsafe(from, chosen)
    return [name, chosen]
  })
  // The same keys, each with a string.
  return Object.fromEntries(entries) as Settings
}

function refuseUnsafe(from: string, value: string) {
  const address = URL.canParse(value) ? new URL(value.replace(/\{(?:domain_prefix|dc)\}/, 'shop')) : undefined
  const local = address?.protocol === 'http:' && loopbackNames.includes(address.hostname)
  if (!address || (address.protocol !== 'https:' && !local))
    throw new ConfigError(`${from} must be an https address. http is allowed for this machine only.`)
}

/** Fails on a variable without effect: it is most likely a typing mistake. */
function refuseUnknown(environment: Environment) {
  const names = new Set(authoriseDefaults.map(({ type, name }) => authoriseVariable(type, name)))
  const wrong = Object.keys(environment).find(
    (name) => name.startsWith('AUTHORISE_') && given(environment, name) && !names.has(name),
  )
  if (wrong)
    throw new ConfigError(`${wrong} is not a known variable. The known ones are ${[...names].join(', ')}.`)
}
