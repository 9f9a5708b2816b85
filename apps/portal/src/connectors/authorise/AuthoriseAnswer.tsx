import { AuthoriseBanner } from '@tributary/ui'
import { useAtom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useAddress } from '../../page/use-address.ts'
import { type Answer, answerAtom } from './answer-atom.ts'

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
 * Shows the result from a provider until it is dismissed or the user leaves the page. Removes it from the
 * address, so that a reload or Back does not show it again (CALL-112).
 */
export function AuthoriseAnswer({ type }: AuthoriseAnswerProps) {
  const { path, query } = useAddress()
  const [, navigate] = useLocation()
  const organisationId = useOrganisations().selected?.id
  const [kept, keep] = useAtom(answerAtom)
  const said = useMemo(() => answerIn(query), [query])

  useEffect(() => {
    // The page is replaced when another organisation is selected, so the organisation has to be known first.
    if (!said || organisationId === undefined) return
    keep({ ...said, path, organisationId })
    navigate(withoutAnswer(path, query), { replace: true })
  }, [said, organisationId, keep, navigate, path, query])
  useEffect(() => () => (location.pathname === path ? undefined : keep(null)), [path, keep])

  const isHere = kept?.path === path && kept.organisationId === organisationId
  const shown = said ?? (isHere ? kept : null)
  if (!shown) return null
  const without = (answer: Partial<Answer>) => () => keep(kept && { ...kept, ...answer })
  return (
    <AuthoriseBanner
      error={shown.error}
      authorised={shown.authorised}
      connectorType={type}
      onDismissError={without({ error: null })}
      onDismissAuthorised={without({ authorised: null })}
    />
  )
}
