import { conflict, forbidden } from '../http/http-error.ts'
import type { Services } from '../services.ts'
import { isUniqueViolation } from '../storage/database-failure.ts'
import { isSettingOn } from '../storage/settings.queries.ts'
import { signUpMessages } from './sign-up.messages.ts'

export async function refuseWhenOff({ storage }: Services): Promise<void> {
  if (!(await isSettingOn(storage.db, 'AllowSignUp'))) throw forbidden(signUpMessages.switchedOff)
}

/** Turns a unique violation into 409, for two parallel sign-ups with the same address or identity. */
export async function refusingTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(signUpMessages.taken) : error
  }
}
