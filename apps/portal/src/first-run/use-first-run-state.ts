import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Id } from '@tributary/domain'
import { firstRunStateQuery } from '@tributary/react'
import { failureMessage, saveFirstRunState } from '@tributary/sdk'
import { firstRunMessages } from '@tributary/sdk/connectors'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useRequestedAction } from '../page/requested-action.ts'
import { focusHeading } from '../page/use-screen-focus.ts'
import { useClient } from '../session/use-client.ts'

/** Whether the user sees the checklist of an organisation, on each of their devices. The palette shows it again. */
export function useFirstRunState(organisationId: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const { show: toast } = useToasts()
  const { queryKey, ...query } = firstRunStateQuery(client, organisationId)
  const hidden = useQuery({ queryKey, ...query }).data?.hidden
  // A list whose steps are all done shows only to users who have asked for it.
  const [wanted, setWanted] = useState(false)
  const save = async (next: boolean) => {
    queries.setQueryData(queryKey, { hidden: next })
    try {
      await saveFirstRunState(client, { params: { orgId: organisationId }, body: { hidden: next } })
    } catch (error) {
      await queries.invalidateQueries({ queryKey })
      throw error
    }
  }
  const explain = (error: unknown) => toast({ type: 'error', content: failureMessage(error) })
  const hide = () => {
    setWanted(false)
    focusHeading()
    save(true).then(() => toast({ type: 'success', content: firstRunMessages.hidden }), explain)
  }
  /** Later visits then load nothing for a list that is done. */
  const finish = () => void save(true).catch(() => undefined)
  useRequestedAction('first-run', hidden !== undefined, () => {
    setWanted(true)
    if (hidden) save(false).catch(explain)
  })
  return { shown: hidden === false || wanted, wanted, hide, finish }
}
