import { type ReconnectOffer, type ReconnectResult, reconnectResults } from '@tributary/domain'
import { failureMessage, isSdkError, openReconnectLink, startReconnecting } from '@tributary/sdk'
import { reconnectFailure, typeTitle } from '@tributary/sdk/connectors'
import { useEffect, useState } from 'react'
import { type LinkCheck, useLinkCheck } from '../../account/use-link-check.ts'
import { useMailToken } from '../../account/use-mail-token.ts'
import { useQueryString } from '../../page/use-address.ts'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { redirectToProvider } from '../authorise/redirect-to-provider.ts'
import { heldLink, holdLink } from './held-link.ts'

export type ReconnectPageState = ReturnType<typeof useReconnectLink>

const checkReconnectLink: LinkCheck<ReconnectOffer> = (client, token, signal) =>
  openReconnectLink(client, { body: { token } }, { signal })

/** The request of a mailed link, the visit to its provider, and what came of it. */
export function useReconnectLink(parameter: string | undefined) {
  const mailed = useMailToken(parameter)
  const result = resultIn(useQueryString())
  const [held] = useState(heldLink)
  const token = mailed.token ?? held?.token ?? null
  const { link, check, invalidate } = useLinkCheck(result === 'done' ? null : token, checkReconnectLink)
  const offer = link.state === 'valid' ? link.response : null
  const askedBy = offer?.askedBy
  useEffect(() => {
    if (token && askedBy !== undefined) holdLink({ token, askedBy })
    if (result === 'done' || link.state === 'invalid') holdLink(null)
  }, [token, askedBy, result, link.state])
  const { busy, error, start } = useStart(token, invalidate)
  const returned =
    offer && reconnectFailure(result, { provider: typeTitle(offer.type), account: offer.account })
  return {
    done: result === 'done',
    askedBy: held?.askedBy ?? null,
    link,
    check,
    busy,
    error: error ?? returned,
    start,
  }
}

function resultIn(query: string): ReconnectResult | null {
  const said = new URLSearchParams(query).get('result')
  return reconnectResults.find((result) => result === said) ?? null
}

function useStart(token: string | null, invalidate: () => void) {
  const client = useClient()
  const [leaving, setLeaving] = useState(false)
  // After Back from the provider, a browser may restore the page with its old state.
  useEffect(() => {
    const arrive = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false)
    addEventListener('pageshow', arrive)
    return () => removeEventListener('pageshow', arrive)
  }, [])
  const { busy, error, run } = useSubmit((failure) => {
    const invalid = isSdkError(failure) && failure.statusCode === 403
    if (invalid) invalidate()
    return invalid ? null : failureMessage(failure)
  })
  const start = () =>
    run(async () => {
      if (!token) return null
      redirectToProvider(await startReconnecting(client, { body: { token } }))
      setLeaving(true)
      return null
    })
  return { busy: busy || leaving, error, start }
}
