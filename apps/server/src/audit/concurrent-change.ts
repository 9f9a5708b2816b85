import { can, type Id, sameId } from '@tributary/domain'
import { type Kysely, sql } from 'kysely'
import type { Caller } from '../http/caller.ts'
import { conflict, type HttpError } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'
import type { Author } from './audited-transaction.ts'

/** What is not as its caller saw it, as a sentence names it, and the entries of the audit log that may tell why. */
export type ChangedItem = {
  organisationId: string
  target: string
  thing: string
  /** What is done to the thing itself. */
  actions: readonly string[]
  /** What is done to others and changes this one as well, e.g. a group that is deleted and had this member. */
  elsewhere?: readonly string[]
}

const HOURS_A_FORM_STANDS_OPEN = 24

/** The refusal of whoever decided by what is no longer so. It names who changed it where they may know them. */
export async function concurrentChange(
  db: Kysely<Database>,
  { clock }: Pick<Services, 'clock'>,
  { caller }: Author,
  meanwhile: ChangedItem,
): Promise<HttpError> {
  const since = new Date(clock().getTime() - HOURS_A_FORM_STANDS_OPEN * 3_600_000)
  const who = whoFor(caller, await lastAuthor(db, meanwhile, since))
  return conflict(`${who} changed ${meanwhile.thing} meanwhile. Look at it again, then save once more.`)
}

type LastAuthor = { id: Id | null; name: string | null; isMember: boolean }

// Whoever works for every organisation is known by name to each other, not to the members of one.
function whoFor(caller: Caller, author: LastAuthor | undefined): string {
  if (!author?.id || !author.name) return 'Somebody else has'
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
