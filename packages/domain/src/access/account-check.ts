import { type Status, statusNameOf } from '../configuration/status.ts'
import type { CheckResult } from './access-answer.ts'

/** Whether an account may be used. `user` is undefined for someone who is not a member. */
export function accountCheck(user: { status: Status | null } | undefined): CheckResult {
  const status = statusNameOf(user?.status)
  if (status !== 'locked' && status !== 'archived') return { kind: 'account' }
  return { kind: 'account', fault: status, remedy: { kind: 'change-status' } }
}
