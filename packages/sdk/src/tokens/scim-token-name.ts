import { type ApiToken, type OrganisationProvider, tokenLimits } from '@tributary/domain'
import { comma, formatDate } from '../common/language/format.ts'

const directories: readonly [issuer: RegExp, name: string][] = [
  [
    /^https:\/\/(login\.microsoftonline\.(com|us)|login\.partner\.microsoftonline\.cn|sts\.windows\.net)\//,
    'Entra ID',
  ],
  [/^https:\/\/[a-z0-9-]+\.(okta(preview|-emea|-gov)?\.com|okta\.mil)(\/|$)/, 'Okta'],
]

type Proposal = {
  /** The sign-in providers of the organisation. Its directory is often the same service. */
  providers: readonly Pick<OrganisationProvider, 'name' | 'issuer' | 'active'>[]
  /** The tokens that exist. */
  tokens: readonly Pick<ApiToken, 'name'>[]
  /** The day of creation. */
  now: Date
}

/**
 * Returns a name for a new SCIM token that no other one has: its directory and the day, "Entra ID, 21 Nov 2026". Without
 * a sign-in provider it starts with "SCIM".
 */
export function scimTokenName({ providers, tokens, now }: Proposal): string {
  const day = `${comma()}${formatDate(now, { day: 'numeric', month: 'short', year: 'numeric' })}`
  const provider = providers.find(({ active }) => active) ?? providers[0]
  const directory = (provider ? directoryOf(provider) : 'SCIM').slice(0, tokenLimits.name - day.length - 5)
  const taken = new Set(tokens.map(({ name }) => name))
  const numbers = ['', ...tokens.map((_, at) => ` (${at + 2})`)]
  const names = numbers.map((number) => `${directory}${day}${number}`)
  return names.find((name) => !taken.has(name)) ?? `${directory}${day}`
}

const directoryOf = ({ name, issuer }: Pick<OrganisationProvider, 'name' | 'issuer'>): string =>
  directories.find(([pattern]) => pattern.test(issuer))?.[1] ?? name
