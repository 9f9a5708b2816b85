import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Authenticator, NewAuthenticator } from '@tributary/domain'
import { factorsKey, refetchAlways, useStickyError } from '@tributary/react'
import {
  confirmAuthenticator,
  getFactors,
  removeAuthenticator,
  replaceRecoveryCodes,
  startAuthenticator,
} from '@tributary/sdk'
import { accountFailure, factorMessages } from '@tributary/sdk/session'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'

/** The user's factors, undefined until loaded, and how to remove an app. */
export function useAuthenticators() {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const query = useQuery({
    queryKey: factorsKey,
    queryFn: ({ signal }) => getFactors(client, {}, { signal }),
    ...refetchAlways,
  })
  // Not optimistic: the user may first have to confirm that it is them.
  const remove = async ({ id }: Authenticator) => {
    try {
      await removeAuthenticator(client, { params: { id: String(id) } })
      show({ type: 'success', content: factorMessages.removed })
    } catch (error) {
      show({ type: 'error', content: accountFailure(error) })
    }
    await queries.invalidateQueries({ queryKey: factorsKey })
  }
  const { data, isFetching, refetch } = query
  return { factors: data, remove, loaded: { error: useStickyError(query), isFetching, refetch } }
}

/** New recovery codes: in memory until their dialog closes, and in no cache. */
export function useRecoveryCodes() {
  const client = useClient()
  const queries = useQueryClient()
  const { show: toast } = useToasts()
  const [shown, setShown] = useState<readonly string[] | null>(null)
  const { busy, run } = useSubmit((error) => {
    toast({ type: 'error', content: accountFailure(error) })
    return null
  })
  const show = (codes: readonly string[]) => setShown(codes.length > 0 ? codes : null)
  const replace = () =>
    run(async () => {
      show((await replaceRecoveryCodes(client)).recoveryCodes)
      await queries.invalidateQueries({ queryKey: factorsKey })
      return null
    })
  return { shown, busy, show, replace, forget: () => setShown(null) }
}

/** Adds an app: its name, then its secret and its first code. */
export function useAddAuthenticator(onCodes: (codes: readonly string[]) => void) {
  const client = useClient()
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [app, setApp] = useState<NewAuthenticator | null>(null)
  const { busy, error, run, dismissError } = useSubmit(accountFailure)
  const close = () => {
    setOpen(false)
    setApp(null)
  }
  const begin = () => {
    dismissError()
    setOpen(true)
  }
  const name = (given: string) =>
    run(async () => {
      setApp(await startAuthenticator(client, { body: { name: given } }))
      return null
    })
  const confirm = (code: string) =>
    run(async () => {
      if (!app) return null
      const { recoveryCodes } = await confirmAuthenticator(client, {
        params: { id: String(app.id) },
        body: { code },
      })
      close()
      onCodes(recoveryCodes)
      await queries.invalidateQueries({ queryKey: factorsKey })
      return null
    })
  return { open, app, busy, error, begin, close, name, confirm }
}
