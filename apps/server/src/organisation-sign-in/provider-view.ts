import type { MailDomain, OrganisationSignIn } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { nameOfProvider } from '../security/organisation-providers.ts'
import type { Services } from '../services.ts'
import { callbackAddress } from '../session/providers/configured-providers.ts'
import type { Database } from '../storage/schema.ts'
import { type DomainRow, domainsOf } from './domains.queries.ts'
import { passwordAdministrators } from './policy/password-policy.rules.ts'
import { type ProviderRow, policyOf, providersOf } from './policy/sign-in-providers.queries.ts'
import { nextProviderId } from './provider-id.ts'

type Db = Kysely<Database>

/** The sign-in of an organisation as its administrators see it: without client secrets. */
export async function signInOf(
  db: Db,
  { config }: Pick<Services, 'config'>,
  organisationId: string,
): Promise<OrganisationSignIn> {
  const { only, fallbackId, providersAdded } = await policyOf(db, organisationId)
  const redirectOf = (id: string) => redirectUriOf(config.publicUrl, id).href
  return {
    providers: (await providersOf(db, organisationId)).map((row) => ({
      ...providerFrom(row),
      redirectUri: redirectOf(row.id),
    })),
    domains: (await domainsOf(db, organisationId)).map(domainFrom),
    only,
    fallback: only ? await fallbackFrom(db, organisationId, fallbackId) : null,
    redirectUri: redirectOf(nextProviderId(organisationId, providersAdded)),
  }
}

/** Each provider has its own redirect address, so that the answer of one never reaches another. */
export const redirectUriOf = (publicUrl: URL, id: string): URL =>
  callbackAddress(publicUrl, nameOfProvider(id))

const providerFrom = ({ organisationId: _, secretSealed: __, test, ...row }: ProviderRow) => ({
  ...row,
  test: test && { ...test, at: new Date(test.at) },
})

async function fallbackFrom(db: Db, organisationId: string, fallbackId: string | null) {
  const fallback = (await passwordAdministrators(db, organisationId)).find(({ id }) => id === fallbackId)
  return fallback ? { id: fallback.id, name: `${fallback.firstName} ${fallback.lastName}`.trim() } : null
}

/** The name of the record, apart from the domain's own records. */
export const recordNameOf = (domain: string): string => `_tributary.${domain}`

/** The text of the record. */
export const recordValueOf = (token: string): string => `tributary-verification=${token}`

export const domainFrom = ({
  id,
  domain,
  providerId,
  token,
  verifiedAt,
  checkedAt,
  missingSince,
}: DomainRow): MailDomain => ({
  id,
  domain,
  providerId,
  state: verifiedAt === null ? 'waiting' : missingSince === null ? 'verified' : 'failing',
  record: { name: recordNameOf(domain), value: recordValueOf(token) },
  verifiedAt,
  checkedAt,
})
