import { AuthoriseBanner } from '@tributary/ui'
import { useAtom } from 'jotai'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useLocation } from 'wouter'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useAddress } from '../../page/use-address.ts'
import { type Answer, answerAtom } from './answer-atom.ts'
import { takeTrip } from './return-trip.ts'
import { useReturn } from './use-return.ts'

const names = ['error', 'authorised']

function answerIn(query: string): Answer | null {
  const said = new URLSearchParams(query)
  const answer = { error: said.get('error'), authorised: said.get('authorised') }
  return answer.error || answer.authorised ? answer : null
}

/** Whether nothing is left to do on this page: no error to read and no editor to complete. */
const isComplete = ({ error, authorised }: Answer, query: string): boolean =>
  !error && authorised !== null && !new URLSearchParams(query).has('edit')

function withoutAnswer(path: string, query: string): string {
  const left = new URLSearchParams(query)
  for (const name of names) left.delete(name)
  return left.size > 0 ? `${path}?${left}` : path
}

export type AuthoriseAnswerProps = { type: string }

/**
 * Shows the result from a provider until it is dismissed or the user leaves the page. Removes it from the
 * address, so that a reload or Back does not show it again (CALL-112). A user who left from another page returns there.
 */
export function AuthoriseAnswer({ type }: AuthoriseAnswerProps) {
  const { path, query } = useAddress()
  const [, navigate] = useLocation()
  const organisationId = useOrganisations().selected?.id
  const [kept, keep] = useAtom(answerAtom)
  const said = useMemo(() => answerIn(query), [query])

  const goBack = useEffectEvent(useReturn())
  useEffect(() => {
    // The page is replaced when another organisation is selected, so the organisation has to be known first.
    if (!said || organisationId === undefined) return
    const trip = takeTrip(type, organisationId)
    if (trip && isComplete(said, query)) return goBack(trip)
    keep({ ...said, path, organisationId })
    navigate(withoutAnswer(path, query), { replace: true })
  }, [said, organisationId, keep, navigate, path, query, type])
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
