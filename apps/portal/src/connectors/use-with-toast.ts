import { failureMessage } from '@tributary/sdk'
import { useToasts } from '@tributary/ui'
import { useCallback } from 'react'

/** Shows a refusal in a toast. The list shows the server's last state again. */
export function useWithToast<Args extends unknown[]>(ask: (...args: Args) => Promise<void>) {
  const { show } = useToasts()
  return useCallback(
    (...args: Args) => {
      ask(...args).catch((error: unknown) => show({ type: 'error', content: failureMessage(error) }))
    },
    [ask, show],
  )
}
