import { sql, type Transaction } from 'kysely'
import { conflict } from '../../http/http-error.ts'
import { acrossOrganisations } from '../../storage/organisation-scope.ts'
import type { Database } from '../../storage/schema.ts'
import { manageMessages } from '../manage.messages.ts'
import {
  authorisedAccount,
  isAccountAuthorisedElsewhere,
  isAccountSetElsewhere,
  isSharedUnderName,
} from './accounts.queries.ts'

type Trx = Transaction<Database>

/** The setting that says which account at the provider a connector of a type is for. */
export const accountProperties: Readonly<Record<string, string>> = {
  poweroffice: 'poweroffice.organisationNumber',
  vend: 'vend.domain',
}

const plain = (account: string) => account.replace(/\s/g, '').toLowerCase()

/** Refuses a setting which names an account that another organisation has connected (connectors spec 8). */
export async function refuseTakenAccount(
  trx: Trx,
  organisationId: string,
  { type, name, value }: { type: string; name: string; value: string },
): Promise<void> {
  if (accountProperties[type] !== name) return
  const account = plain(value)
  if (account)
    await refuseTaken(
      trx,
      organisationId,
      type,
      account,
      async (all) =>
        (await isAccountSetElsewhere(all, { organisationId, name, account })) ||
        isAccountAuthorisedElsewhere(all, { organisationId, type, account }),
    )
}

/** As {@link refuseTakenAccount}, and an account other than the one whose tokens the connector has. */
export async function refuseAccount(
  trx: Trx,
  { organisationId, id, type }: { organisationId: string; id: string; type: string },
  { name, value }: { name: string; value: string },
): Promise<void> {
  await refuseTakenAccount(trx, organisationId, { type, name, value })
  if (accountProperties[type] !== name || !plain(value)) return
  const account = await authorisedAccount(trx, { organisationId, connectorId: id })
  if (account !== undefined && plain(account) !== plain(value))
    throw conflict(manageMessages.authorise.otherAccount(name, account))
}

/** As {@link refuseTakenAccount}, for an account that is named before there is a connector. */
export const refuseTakenAccountId = (trx: Trx, organisationId: string, type: string, value: string) =>
  refuseTakenAccount(trx, organisationId, { type, name: accountProperties[type] ?? '', value })

/**
 * Refuses a connector that is shown to this organisation already, under its own name, by the one it belongs to. Before
 * there are settings or an authorisation nothing more is known of the account a new connector is for.
 */
export async function refuseSharedName(
  trx: Trx,
  organisationId: string,
  { id, type }: { id: string; type: string },
  name: string,
): Promise<void> {
  if (await isSharedUnderName(trx, { organisationId, typeId: id, name }))
    throw conflict(manageMessages.belongsToAnother(type))
}

/** Whether an account that somebody has opened at a provider is already another organisation's. */
export const isOfAnotherOrganisation = (
  trx: Trx,
  organisationId: string,
  { id: typeId, type }: { id: string; type: string },
  account: { id: string; name: string },
): Promise<boolean> =>
  withAccountLock(trx, organisationId, type, account.id, async (all) => {
    const name = accountProperties[type]
    return (
      (await isAccountAuthorisedElsewhere(all, { organisationId, type, account: account.id })) ||
      (name !== undefined &&
        (await isAccountSetElsewhere(all, { organisationId, name, account: account.id }))) ||
      (await isSharedUnderName(all, { organisationId, typeId, name: account.name }))
    )
  })

async function refuseTaken(
  trx: Trx,
  organisationId: string,
  type: string,
  account: string,
  taken: (all: Trx) => Promise<boolean>,
) {
  if (await withAccountLock(trx, organisationId, type, account, taken))
    throw conflict(manageMessages.belongsToAnother(type))
}

const withAccountLock = (
  trx: Trx,
  organisationId: string,
  type: string,
  account: string,
  question: (all: Trx) => Promise<boolean>,
): Promise<boolean> =>
  acrossOrganisations(trx, organisationId, async (all) => {
    // Two organisations that name the same account at once are asked one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${type} ${account}`}, 0))`.execute(all)
    return question(all)
  })
