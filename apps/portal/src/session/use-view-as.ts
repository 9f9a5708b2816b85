import type { Id } from '@tributary/domain'
import { failureMessage } from '@tributary/sdk'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from './use-client.ts'
import { showAs } from './view-as.ts'

/** Lets the viewer see the portal as a member of an organisation. A toast shows why that failed. */
export function useViewAs(organisationId: Id | undefined) {
  const client = useClient()
  const { show } = useToasts()
  const [busy, setBusy] = useState(false)
  const viewAs = async ({ id }: { id: Id }) => {
    if (organisationId === undefined) return
    setBusy(true)
    try {
      await showAs(client, organisationId, id)
    } catch (error) {
      show({ type: 'error', content: failureMessage(error) })
    }
    setBusy(false)
  }
  return { busy, viewAs: (user: { id: Id }) => void viewAs(user) }
}
