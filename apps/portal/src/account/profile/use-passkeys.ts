import { useQueryClient } from '@tanstack/react-query'
import type { Passkey } from '@tributary/domain'
import { factorsKey } from '@tributary/react'
import { addPasskey, type Client, makePasskeyPasswordless, removePasskey, startPasskey } from '@tributary/sdk'
import { accountFailure, passkeyMessages } from '@tributary/sdk/session'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../../session/use-client.ts'
import { useSubmit } from '../../session/use-submit.ts'
import { useCeremony } from '../passkeys/use-ceremony.ts'

/** Changes of a passkey. Not optimistic: the user may first have to confirm that it is them. */
export function useChangePasskey() {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const change =
    (call: typeof removePasskey | typeof makePasskeyPasswordless, done: () => string) =>
    async ({ id }: Passkey) => {
      try {
        await call(client, { params: { id: String(id) } })
        show({ type: 'success', content: done() })
      } catch (error) {
        show({ type: 'error', content: accountFailure(error) })
      }
      await queries.invalidateQueries({ queryKey: factorsKey })
    }
  return {
    remove: change(removePasskey, () => passkeyMessages.removed),
    allowAlone: change(makePasskeyPasswordless, () => passkeyMessages.alone),
  }
}

/** Adds a passkey: its name, then the browser creates it. */
export function useAddPasskey(onCodes: (codes: readonly string[]) => void) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [open, setOpen] = useState(false)
  const { busy, error, run, dismissError } = useSubmit(accountFailure)
  const ceremony = useCeremony()
  const close = () => {
    ceremony.cancel()
    setOpen(false)
  }
  const begin = () => {
    dismissError()
    setOpen(true)
  }
  const add = (name: string) =>
    run(async () => {
      const created = await ceremony.run((signal) => newPasskey(client, signal))
      const { recoveryCodes } = await addPasskey(client, { body: { name, created } })
      close()
      show({ type: 'success', content: passkeyMessages.added })
      onCodes(recoveryCodes)
      await queries.invalidateQueries({ queryKey: factorsKey })
      return null
    })
  return { open, busy, cancellable: ceremony.running, error, begin, close, add }
}

async function newPasskey(client: Client, signal: AbortSignal) {
  const { createPasskey } = await import('../passkeys/ceremonies.ts')
  return createPasskey(await startPasskey(client, { signal }), signal)
}
