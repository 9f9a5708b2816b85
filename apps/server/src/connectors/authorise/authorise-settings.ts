import { ConfigError } from '../../config-error.ts'
import { loopbackNames } from '../../loopback.ts'

const xero = {
  clientId: '',
  clientSecret: '',
  authoriseUrl: 'https://login.xero.com/identity/connect/authorize',
  tokenUrl: 'https://identity.xero.com/connect/token',
  connectionsUrl: 'https://api.xero.com/connections',
  scope:
    'offline_access accounting.transactions.read accounting.contacts.read accounting.settings.read accounting.reports.read',
}

const vend = {
  clientId: '',
  clientSecret: '',
  authoriseUrl: 'https://secure.vendhq.com/connect',
  tokenUrl: 'https://{domain_prefix}.vendhq.com/api/1.0/token',
}

const poweroffice = {
  applicationKey: '',
  subscriptionKey: '',
  apiUrl: 'https://goapi.poweroffice.net/v2',
}

/** What has to be given, blank, and what has a value unless another one is given. */
const known = { xero, vend, poweroffice }

export type XeroSettings = typeof xero
export type VendSettings = typeof vend
export type PowerOfficeSettings = typeof poweroffice

/** How connectors are authorised at their providers, of those that are set up. */
export type AuthoriseSettings = { [Type in keyof typeof known]?: (typeof known)[Type] }

type Environment = Record<string, string | undefined>

/** Reads variables such as `AUTHORISE_XERO_CLIENT_ID`. A provider with none of its own is not set up. */
export function authoriseSettings(environment: Environment): AuthoriseSettings {
  refuseUnknown(environment)
  return {
    ...(isGiven(environment, 'xero') && { xero: settingsOf(environment, 'xero', xero) }),
    ...(isGiven(environment, 'vend') && { vend: settingsOf(environment, 'vend', vend) }),
    ...(isGiven(environment, 'poweroffice') && {
      poweroffice: settingsOf(environment, 'poweroffice', poweroffice),
    }),
  }
}

const variable = (type: string, name: string) =>
  `AUTHORISE_${type}_${name.replace(/[A-Z]/g, (letter) => `_${letter}`)}`.toUpperCase()

const given = (environment: Environment, name: string) => environment[name]?.trim() || undefined

const isGiven = (environment: Environment, type: keyof typeof known) =>
  Object.keys(known[type]).some((name) => given(environment, variable(type, name)))

function settingsOf<Settings extends Record<string, string>>(
  environment: Environment,
  type: string,
  usual: Settings,
): Settings {
  const entries = Object.entries(usual).map(([name, value]) => {
    const from = variable(type, name)
    const chosen = given(environment, from) ?? value
    if (!chosen) throw new ConfigError(`${from} must be set beside the others of its kind.`)
    if (name.endsWith('Url')) refuseUnsafe(from, chosen)
    return [name, chosen]
  })
  // The same names with values of the same kind.
  return Object.fromEntries(entries) as Settings
}

function refuseUnsafe(from: string, value: string) {
  const address = URL.canParse(value) ? new URL(value.replace('{domain_prefix}', 'shop')) : undefined
  const local = address?.protocol === 'http:' && loopbackNames.includes(address.hostname)
  if (!address || (address.protocol !== 'https:' && !local))
    throw new ConfigError(`${from} must be an https address; http is for this machine alone.`)
}

/** A variable that does nothing is a mistake somebody should hear of. */
function refuseUnknown(environment: Environment) {
  const names = new Set(
    Object.entries(known).flatMap(([type, settings]) =>
      Object.keys(settings).map((name) => variable(type, name)),
    ),
  )
  const wrong = Object.keys(environment).find(
    (name) => name.startsWith('AUTHORISE_') && given(environment, name) && !names.has(name),
  )
  if (wrong) throw new ConfigError(`${wrong} is not known. There are ${[...names].join(', ')}.`)
}
