import type { MailDomain, OrganisationProvider, OrganisationSignIn } from '@tributary/domain'
import type { Kysely } from 'kysely'
import { nameOfOrganisation } from '../security/organisation-providers.ts'
import type { Services } from '../services.ts'
import { callbackAddress } from '../session/providers/configured-providers.ts'
import type { Database } from '../storage/schema.ts'
import { type DomainRow, domainsOf } from './domains.queries.ts'
import { passwordAdministrators } from './policy/password-policy.rules.ts'
import { type ProviderRow, providerOf } from './policy/sign-in-providers.queries.ts'

type Db = Kysely<Database>

/** The sign-in of an organisation as its administrators see it: without the client secret. */
export async function signInOf(
  db: Db,
  { config }: Pick<Services, 'config'>,
  organisationId: string,
): Promise<OrganisationSignIn> {
  const row = await providerOf(db, organisationId)
  return {
    provider: row ? await providerFrom(db, row) : null,
    domains: (await domainsOf(db, organisationId)).map(domainFrom),
    redirectUri: redirectUriOf(config.publicUrl, organisationId).href,
  }
}

/** Each organisation has its own redirect address, so that the answer of one provider never reaches another. */
export const redirectUriOf = (publicUrl: URL, organisationId: string): URL =>
  callbackAddress(publicUrl, nameOfOrganisation(organisationId))

async function providerFrom(
  db: Db,
  { organisationId, secretSealed: _, fallbackId, test, ...row }: ProviderRow,
): Promise<OrganisationProvider> {
  const administrators = row.only ? await passwordAdministrators(db, organisationId) : []
  const fallback = administrators.find(({ id }) => id === fallbackId)
  return {
    ...row,
    fallback: fallback
      ? { id: fallback.id, name: `${fallback.firstName} ${fallback.lastName}`.trim() }
      : null,
    test: test && { ...test, at: new Date(test.at) },
  }
}

/** The name of the record, apart from the domain's own records. */
export const recordNameOf = (domain: string): string => `_tributary.${domain}`

/** The text of the record. */
export const recordValueOf = (token: string): string => `tributary-verification=${token}`

export const domainFrom = ({
  id,
  domain,
  token,
  verifiedAt,
  checkedAt,
  missingSince,
}: DomainRow): MailDomain => ({
  id,
  domain,
  state: verifiedAt === null ? 'waiting' : missingSince === null ? 'verified' : 'failing',
  record: { name: recordNameOf(domain), value: recordValueOf(token) },
  verifiedAt,
  checkedAt,
})
