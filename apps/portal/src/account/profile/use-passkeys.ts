import { useQueryClient } from '@tanstack/react-query'
import type { Passkey } from '@tributary/domain'
import { factorsKey } from '@tributary/react'
import { addPasskey, failureMessage, removePasskey, startPasskey } from '@tributary/sdk'
import { passkeyMessages } from '@tributary/sdk/session'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'

/** Removes a passkey. Not optimistic: the user may first have to confirm that it is them. */
export function useRemovePasskey() {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  return async ({ id }: Passkey) => {
    try {
      await removePasskey(client, { params: { id: String(id) } })
      show({ type: 'success', content: passkeyMessages.removed })
    } catch (error) {
      show({ type: 'error', content: failureMessage(error) })
    }
    await queries.invalidateQueries({ queryKey: factorsKey })
  }
}

/** Adds a passkey: its name, then the browser creates it. */
export function useAddPasskey(onCodes: (codes: readonly string[]) => void) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [open, setOpen] = useState(false)
  const { busy, error, run, dismissError } = useSubmit(failureMessage)
  const close = () => setOpen(false)
  const begin = () => {
    dismissError()
    setOpen(true)
  }
  const add = (name: string) =>
    run(async () => {
      const { createPasskey } = await import('../passkeys/ceremonies.ts')
      const created = await createPasskey(await startPasskey(client))
      const { recoveryCodes } = await addPasskey(client, { body: { name, created } })
      close()
      show({ type: 'success', content: passkeyMessages.added })
      onCodes(recoveryCodes)
      await queries.invalidateQueries({ queryKey: factorsKey })
      return null
    })
  return { open, busy, error, begin, close, add }
}
