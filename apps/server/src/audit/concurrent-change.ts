import { can, type Id, sameId } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Caller } from '../http/caller.ts'
import { conflict, type HttpError } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { Author } from './audited-transaction.ts'

/** An item that is not in the state the caller expected, and the audit actions that may have changed it. */
export type ChangedItem = {
  organisationId: string
  target: string
  /** The item in a sentence, e.g. `the group`. */
  thing: string
  /** Audit actions on the item itself. */
  actions: readonly string[]
  /** Actions on other items that change this one too, e.g. deleting a group that had this member. */
  elsewhere?: readonly string[]
}

const MAX_FORM_AGE_HOURS = 24

/** Returns the 409 for an outdated form. It names the user who made the change if the caller may know them. */
export async function concurrentChange(
  db: Kysely<Database>,
  { clock }: Pick<Services, 'clock'>,
  { caller }: Author,
  meanwhile: ChangedItem,
): Promise<HttpError> {
  const since = new Date(clock().getTime() - MAX_FORM_AGE_HOURS * 3_600_000)
  const who = whoFor(caller, await lastAuthor(db, meanwhile, since))
  return conflict(`${who} changed ${meanwhile.thing} meanwhile. Look at it again, then save again.`)
}

type LastAuthor = { id: Id | null; name: string | null; isMember: boolean }

// Administrators of all organisations see each other's names; members of one organisation do not.
function whoFor(caller: Caller, author: LastAuthor | undefined): string {
  if (!author?.id || !author.name) return 'Another user has'
  if (sameId(author.id, caller.userId)) return 'You have'
  return author.isMember || can(caller, 'organisations.act-on-every')
    ? `${author.name} has`
    : 'An administrator has'
}

const lastAuthor = (db: Kysely<Database>, meanwhile: ChangedItem, since: Date) =>
  db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(({ exists, selectFrom }) => [
      'users.id',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('name'),
      exists(
        selectFrom('user_organisations')
          .select('user_organisations.user_id')
          .where('user_organisations.organisation_id', '=', meanwhile.organisationId)
          .whereRef('user_organisations.user_id', '=', 'users.id'),
      )
        .$castTo<boolean>()
        .as('isMember'),
    ])
    .where('audit_log.organisation_id', '=', meanwhile.organisationId)
    .where('audit_log.at', '>', since)
    .where(({ and, eb, or }) =>
      or([
        and([eb('target', '=', meanwhile.target), eb('action', 'in', meanwhile.actions)]),
        ...(meanwhile.elsewhere ?? []).map((action) => eb('action', '=', action)),
      ]),
    )
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(1)
    .executeTakeFirst()
