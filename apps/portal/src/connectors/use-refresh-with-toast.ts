import type { Id } from '@tributary/domain'
import { useRefreshAnyConnector } from '@tributary/react'
import { failureMessage } from '@tributary/sdk'
import { glanceMessages, retryRequest } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { connectorsText } from './connectors.messages.ts'
import type { TypedConnector } from './typed-connectors.ts'

type Refreshed = Pick<TypedConnector, 'id' | 'name' | 'log'>

/** Starts and cancels refreshes of connectors that need not be on screen. The toast of a started one can cancel it. */
export function useRefreshWithToast(organisationId: Id | undefined) {
  const { show } = useToasts()
  const any = useRefreshAnyConnector(organisationId)
  const report = (asked: Promise<void>, done: Omit<Parameters<typeof show>[0], 'type'>) =>
    asked.then(
      () => void show({ ...done, type: 'success' }),
      (error: unknown) => void show({ type: 'error', content: failureMessage(error) }),
    )
  const cancel = (connector: Refreshed) =>
    void report(any.cancel(connector), { content: connectorsText.refreshCancelled(connector.name) })
  const refresh = (connector: Refreshed) => {
    const label = glanceMessages.actions.cancel
    const name = glanceMessages.actionsOf.cancel(connector.name)
    const action = { label, name, onPress: () => cancel(connector) }
    const content = connectorsText.refreshStarted(connector.name)
    void report(any.refresh(connector, retryRequest), { content, action })
  }
  return { refresh, cancel }
}
