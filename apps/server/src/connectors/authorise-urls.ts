import { ConfigError } from '../config-error.ts'

const PREFIX = 'AUTHORISE_URL_'

/**
 * Where each provider authorises, from variables such as `AUTHORISE_URL_XERO`: an address with `{state}` in it, and
 * `{account}` where the provider wants to know it beforehand.
 */
export function authoriseUrls(environment: Record<string, string | undefined>): ReadonlyMap<string, string> {
  const given = Object.entries(environment).flatMap(([name, value]) =>
    name.startsWith(PREFIX) && value?.trim() ? [[name, value.trim()] as const] : [],
  )
  for (const [name, value] of given) {
    const secure = URL.canParse(value) && new URL(value).protocol === 'https:'
    if (!secure || !value.includes('{state}'))
      throw new ConfigError(`${name} must be an https address with {state} in it.`)
  }
  return new Map(given.map(([name, value]) => [name.slice(PREFIX.length).toLowerCase(), value]))
}
