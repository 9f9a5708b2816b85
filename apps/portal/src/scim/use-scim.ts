import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ApiToken, Id, ScimProvisioning } from '@tributary/domain'
import { organisationKey, refetchAlways, useStickyError, writeCache } from '@tributary/react'
import { createScimToken, failureMessage, getScimProvisioning, revokeToken, switchScim } from '@tributary/sdk'
import { type ScimTokenForm, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'
import { useSubmit } from '../session/use-submit.ts'

const scimKey = (organisationId: Id) => organisationKey(organisationId, 'scim')

/** The provisioning of an organisation with SCIM. */
export function useScim(organisationId: Id) {
  const client = useClient()
  const query = useQuery({
    queryKey: scimKey(organisationId),
    queryFn: ({ signal }) => getScimProvisioning(client, { params: { orgId: organisationId } }, { signal }),
    ...refetchAlways,
  })
  return { provisioning: query.data, failure: firstFailure({ ...query, error: useStickyError(query) }) }
}

/** Turns SCIM on or off, and revokes tokens. */
export function useScimChanges(organisationId: Id) {
  const client = useClient()
  const { show } = useToasts()
  const store = useStore(organisationId)
  const [switching, revoking] = [useSubmit(failureMessage), useSubmit(failureMessage)]
  const turn = (active: boolean) =>
    switching.run(async () => {
      const { message, data } = await switchScim(client, {
        params: { orgId: organisationId },
        body: { active },
      })
      await store(() => data)
      show({ type: 'success', content: message })
      return null
    })
  const revoke = ({ id }: ApiToken) =>
    revoking.run(async () => {
      const { message } = await revokeToken(client, {
        params: { id: String(id) },
        query: { orgId: organisationId },
      })
      await store((now) => ({ ...now, tokens: now.tokens.filter((token) => token.id !== id) }))
      show({ type: 'success', content: message })
      return null
    })
  return { turn, revoke, busy: switching.busy, error: switching.error ?? revoking.error }
}

function useStore(organisationId: Id) {
  const queries = useQueryClient()
  return (change: (now: ScimProvisioning) => ScimProvisioning) =>
    writeCache(queries, scimKey(organisationId), change)
}

/** Creates a token, in the place of another one or of none. Its secret is in memory until its dialog closes. */
export function useNewScimToken(organisationId: Id, replaces: ApiToken | null) {
  const client = useClient()
  const store = useStore(organisationId)
  const { run, busy, error } = useSubmit(failureMessage)
  const [secret, setSecret] = useState<string | null>(null)
  const create = (form: ScimTokenForm) =>
    run(async () => {
      const body = { ...form, replaces: replaces?.id ?? null }
      const { data } = await createScimToken(client, { params: { orgId: organisationId }, body })
      const { secret: shown, ...token } = data
      setSecret(shown)
      await store((now) => ({
        ...now,
        active: now.active || now.tokens.length === 0,
        tokens: [token, ...now.tokens.filter(({ id }) => id !== replaces?.id)],
      }))
      return null
    })
  return { create, secret, busy, error }
}
