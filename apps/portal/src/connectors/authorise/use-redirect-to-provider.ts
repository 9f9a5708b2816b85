import type { Id } from '@tributary/domain'
import { authorise } from '@tributary/sdk'
import { useEffect, useRef, useState } from 'react'
import { useOrganisations } from '../../organisations/use-organisations.ts'
import { useClient } from '../../session/use-client.ts'
import { redirectToProvider } from './redirect-to-provider.ts'
import { rememberTrip } from './return-trip.ts'

type AuthoriseBody = { organisationNumber?: string; connectorId?: Id }

/**
 * Requests the authorisation address for the selected organisation and opens it (CALL-23). With the id of a connector to
 * `refresh`, the return leads to this page again. `busy` stays true, because the page is about to unload.
 */
export function useRedirectToProvider() {
  const client = useClient()
  const { selected } = useOrganisations()
  const [busy, setBusy] = useState(false)
  const under = useRef(false)
  // After Back from the provider, a browser may restore the page with its old state.
  useEffect(() => {
    const arrive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      under.current = false
      setBusy(false)
    }
    addEventListener('pageshow', arrive)
    return () => removeEventListener('pageshow', arrive)
  }, [])
  const leave = async (type: string, body: AuthoriseBody = {}, refresh?: Id): Promise<void> => {
    if (under.current || !selected) return
    under.current = true
    setBusy(true)
    try {
      const address = await authorise(client, { params: { type }, query: { state: selected.id }, body })
      const path = location.pathname + location.search
      rememberTrip(
        refresh === undefined ? null : { type, organisationId: selected.id, path, connectorId: refresh },
      )
      redirectToProvider(address)
    } catch (failure) {
      under.current = false
      setBusy(false)
      throw failure
    }
  }
  return { busy, leave }
}
