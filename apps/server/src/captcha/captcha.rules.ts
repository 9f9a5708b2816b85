import type { Kysely } from 'kysely'
import { badRequest } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import type { Database } from '../storage/schema.ts'

/** Takes the solution of a puzzle, once: 400 when it is none, ran out, or was taken before. */
export async function takeCaptcha({ captcha, storage, clock }: Services, token: string): Promise<void> {
  const solved = await captcha.solved(token, clock())
  if (!solved || !(await isFirstUse(storage.db, solved)))
    throw badRequest('The captcha could not be verified. Please try again.')
}

async function isFirstUse(db: Kysely<Database>, solved: { challengeHash: string; expiresAt: Date }) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_captchas')
    .values({ challenge_hash: solved.challengeHash, expires_at: solved.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Puzzles that have run out are refused without looking whether they were used. */
export async function pruneCaptchas(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('used_captchas').where('expires_at', '<', now).execute()
}
