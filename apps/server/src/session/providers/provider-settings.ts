import { ConfigError } from '../../config-error.ts'
import { loopbackNames } from '../../loopback.ts'
import type { ProviderSettings } from './openid-provider.ts'

const VARIABLE = /^SIGN_IN_([A-Z][A-Z0-9]*)_(ISSUER|CLIENT_ID|CLIENT_SECRET|VERIFIES_EMAIL)$/

/**
 * Reads the sign-in providers from variables such as `SIGN_IN_XERO_ISSUER`, `SIGN_IN_XERO_CLIENT_ID` and
 * `SIGN_IN_XERO_CLIENT_SECRET`; here the name is `xero`. `SIGN_IN_XERO_VERIFIES_EMAIL` is optional.
 */
export function providerSettings(
  environment: Record<string, string | undefined>,
): ReadonlyMap<string, ProviderSettings> {
  const names = Object.entries(environment).flatMap(([variable, value]) =>
    value?.trim() ? (VARIABLE.exec(variable)?.[1] ?? []) : [],
  )
  return new Map([...new Set(names)].map((name) => [name.toLowerCase(), settingsOf(name, environment)]))
}

function settingsOf(name: string, environment: Record<string, string | undefined>): ProviderSettings {
  const given = (part: string) => {
    const value = environment[`SIGN_IN_${name}_${part}`]?.trim()
    if (!value)
      throw new ConfigError(
        `SIGN_IN_${name}_${part} is missing: set issuer, client id and client secret together.`,
      )
    return value
  }
  return {
    issuer: issuerIn(`SIGN_IN_${name}_ISSUER`, given('ISSUER')),
    clientId: given('CLIENT_ID'),
    clientSecret: given('CLIENT_SECRET'),
    verifiesEmail: flagIn(`SIGN_IN_${name}_VERIFIES_EMAIL`, environment),
  }
}

function flagIn(variable: string, environment: Record<string, string | undefined>): boolean {
  const value = environment[variable]?.trim() || 'false'
  if (value !== 'true' && value !== 'false') throw new ConfigError(`${variable} must be true or false.`)
  return value === 'true'
}

function issuerIn(variable: string, value: string): URL {
  const issuer = URL.canParse(value) ? new URL(value) : undefined
  const local = issuer?.protocol === 'http:' && loopbackNames.includes(issuer.hostname)
  if (!issuer || (issuer.protocol !== 'https:' && !local))
    throw new ConfigError(`${variable} must be an https address. Only localhost may use http.`)
  return issuer
}
