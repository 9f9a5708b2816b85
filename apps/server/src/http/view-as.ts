import type { viewAsRuleOf } from '@tributary/sdk/contract'
import type { Caller } from './caller.ts'
import { forbidden } from './http-error.ts'

const viewMessages = {
  readOnly: (name: string) =>
    `You see the portal as ${name}, and can change nothing. Return to your own account first.`,
  over: 'Your view as another user has ended. Return to your own account.',
} as const

/**
 * Returns who makes a call of an administrator who sees the portal as another user: the user in a read, the administrator in
 * a call about their own session. Throws 403 for any other call. Without a view, it is the caller.
 */
export function callerInView(caller: Caller, rule: ReturnType<typeof viewAsRuleOf>): Caller {
  const { view, firstName, lastName } = caller
  if (!view) return caller
  if (rule === 'own') return view.viewer
  if (view.isOver) throw forbidden(viewMessages.over)
  if (rule === 'refused') throw forbidden(viewMessages.readOnly(`${firstName} ${lastName}`.trim()))
  return caller
}
