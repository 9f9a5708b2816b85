import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ApiToken, NewApiToken } from '@tributary/domain'
import { applyWrite } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import type { TokenForm } from '@tributary/sdk/tokens'
import { useState } from 'react'
import { useSubmit } from '../session/use-submit.ts'

type Creation = {
  /** The key of the list that will contain the token. */
  listKey: QueryKey
  send: (form: TokenForm) => Promise<{ data: NewApiToken }>
  onCreated?: () => void
}

/** Creates a token. Its secret is in memory until its dialog closes, and in no cache. */
export function useCreateToken({ listKey, send, onCreated }: Creation) {
  const queries = useQueryClient()
  const { busy, error, run, dismissError } = useSubmit(failureMessage)
  const [created, setCreated] = useState<{ name: string; secret: string } | null>(null)
  const submit = (form: TokenForm) =>
    run(async () => {
      const { secret, ...token } = (await send(form)).data
      setCreated({ name: token.name, secret })
      onCreated?.()
      await applyWrite<ApiToken>(queries, listKey, (rows) => [token, ...rows])
      return null
    })
  return { busy, error, dismissError, submit, created, forget: () => setCreated(null) }
}
