import { forbidden } from '../http/http-error.ts'

/** The error for a user who is not less powerful than the caller. */
export const notBelow = () =>
  forbidden('You can only see the portal as people whose role may do less than yours.')

/** The error for a session that has a view. Another tab has begun it. */
export const conflictingView = () =>
  forbidden('You see the portal as another user already. Return to your own account first.')
