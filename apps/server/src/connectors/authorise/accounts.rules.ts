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

/** The setting that names the provider account of a connector, by type. */
export const accountProperties: Readonly<Record<string, string>> = {
  mailchimp: 'mailchimp.userId',
  poweroffice: 'poweroffice.organisationNumber',
  vend: 'vend.domain',
}

const plain = (account: string) => account.replace(/\s/g, '').toLowerCase()

/** Throws 409 if a setting names an account that another organisation has connected. */
async function refuseTakenAccount(
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

/** As {@link refuseTakenAccount}; also throws 409 for an account that differs from the authorised one. */
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

/** As {@link refuseTakenAccount}, for an account that is named before its connector exists. */
export const refuseTakenAccountId = (trx: Trx, organisationId: string, type: string, value: string) =>
  refuseTakenAccount(trx, organisationId, { type, name: accountProperties[type] ?? '', value })

/**
 * Throws 409 if another organisation already shares a connector of this type and name with this one. Before
 * a connector has settings or an authorisation, only its name identifies the account.
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

/** Whether an account that a user has authorised belongs to another organisation. */
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
    // Checks two organisations one after the other if they name the same account at the same time.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`account ${type} ${account}`}, 0))`.execute(all)
    return question(all)
  })
