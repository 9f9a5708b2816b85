import { type AccessAnswer, answerOf, type CheckResult } from './access-answer.ts'
import type { AccessFacts, QuestionTarget, QuestionUser } from './access-question.ts'
import { accountCheck } from './account-check.ts'
import { connectorChecks } from './connector-checks.ts'
import { structureChecks } from './structure-checks.ts'

/**
 * Explains whether a user sees something: every condition in order, up to the first that is not met, with what would make
 * it pass. `user` is undefined for someone who is not a member. A locked or archived user sees nothing.
 */
export function explainAccess(
  user: QuestionUser | undefined,
  target: QuestionTarget,
  facts: AccessFacts,
): AccessAnswer {
  const ofTarget =
    target.kind === 'connector' || target.kind === 'table'
      ? connectorChecks(user, target, facts)
      : structureChecks(user, target, facts)
  return answerOf([memberCheck(user), accountCheck(user), ...ofTarget])
}

const memberCheck = (user: QuestionUser | undefined): CheckResult =>
  user ? { kind: 'member' } : { kind: 'member', fault: 'not-a-member', remedy: { kind: 'add-user' } }
