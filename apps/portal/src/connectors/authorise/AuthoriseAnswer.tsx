import { AuthoriseBanner } from '@tributary/ui'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../../routes/use-address.ts'
import { useOrganisations } from '../../shell/use-organisations.ts'

type Answer = { error: string | null; authorised: string | null }

const names = ['error', 'authorised']

function answerIn(query: string): Answer | null {
  const said = new URLSearchParams(query)
  const answer = { error: said.get('error'), authorised: said.get('authorised') }
  return answer.error || answer.authorised ? answer : null
}

function withoutAnswer(path: string, query: string): string {
  const left = new URLSearchParams(query)
  for (const name of names) left.delete(name)
  return left.size > 0 ? `${path}?${left}` : path
}

export type AuthoriseAnswerProps = { type: string }

/**
 * What a provider has sent the browser back with, told once: it stays until it is dismissed, but neither a reload nor Back
 * finds it in the address again (requirements CALL-112, ERR-18 to ERR-20).
 */
export function AuthoriseAnswer({ type }: AuthoriseAnswerProps) {
  const { path, query } = useAddress()
  const [, navigate] = useLocation()
  // Pages begin anew when it is known whose they are.
  const isSettled = useOrganisations().selected !== null
  const said = useMemo(() => answerIn(query), [query])
  const [followed, setFollowed] = useState(said)
  const [kept, setKept] = useState(said)
  if (said && said !== followed) {
    setFollowed(said)
    setKept(said)
  }
  useEffect(() => {
    if (said && isSettled) navigate(withoutAnswer(path, query), { replace: true })
  }, [said, isSettled, navigate, path, query])
  if (!kept) return null
  return (
    <AuthoriseBanner
      {...kept}
      connectorType={type}
      onDismissError={() => setKept({ ...kept, error: null })}
      onDismissAuthorised={() => setKept({ ...kept, authorised: null })}
    />
  )
}
