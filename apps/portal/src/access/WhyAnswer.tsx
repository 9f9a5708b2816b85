import { explainAccess, type QuestionTarget, type QuestionUser } from '@tributary/domain'
import { answerView, questionMessages, targetName } from '@tributary/sdk/access'
import { userName } from '@tributary/sdk/users'
import { AccessChain } from '@tributary/ui'
import { useMemo } from 'react'
import { whyPath } from './access-paths.ts'
import { remedyPath } from './remedy-path.ts'
import type { LoadedFacts } from './use-access-facts.ts'
import { useRemedy } from './use-remedy.ts'

type WhyAnswerProps = {
  loaded: Extract<LoadedFacts, { state: 'ready' }>
  target: QuestionTarget
  /** Undefined for someone who is not a member. */
  user: QuestionUser | undefined
  /** The viewer asks about themselves, and may change nothing. */
  own: boolean
  /** The name of the viewer, for the printed report. */
  by: string
}

/** The answer to a question, derived again whenever a fact changes. */
export function WhyAnswer({ loaded, target, user, own, by }: WhyAnswerProps) {
  const { facts, connectors, organisation } = loaded
  const { busy, onRemedy } = useRemedy({ organisationId: organisation.id, user, connectors })
  const person = user ? userName(user) : questionMessages.unknownPerson
  const view = useMemo(
    () =>
      answerView(explainAccess(user, target, facts), {
        person: own ? null : person,
        item: targetName(target, facts),
      }),
    [user, target, facts, own, person],
  )
  // An administrator who follows the link of a user sees the answer about that user.
  const link = whyPath({ person: user ? String(user.id) : null, target })
  return (
    <AccessChain
      view={view}
      origin={{ organisation: organisation.companyName, by }}
      mayChange={!own}
      hrefOf={(remedy) => remedyPath(remedy, user, connectors)}
      onRemedy={onRemedy}
      busy={busy}
      link={new URL(link, location.origin).href}
    />
  )
}
