import type { Kysely } from 'kysely'
import { badRequest } from '../http/http-error.ts'
import type { Database } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Captcha } from './captcha.ts'

type CaptchaServices = { captcha: Captcha; storage: Storage; clock: () => Date }

/** Accepts the solution of a captcha once. Throws 400 if it is wrong, expired or used before. */
export async function takeCaptcha(
  { captcha, storage, clock }: CaptchaServices,
  token: string,
): Promise<void> {
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

/** Deletes used captchas that have expired: an expired solution is rejected anyway. */
export async function pruneCaptchas(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('used_captchas').where('expires_at', '<', now).execute()
}
