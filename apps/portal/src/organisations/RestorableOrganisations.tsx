import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DeletedOrganisation } from '@tributary/domain'
import { clientsKey, organisationsKey } from '@tributary/react'
import { failureMessage, listDeletedOrganisations, Refusal, restoreOrganisation } from '@tributary/sdk'
import { DeletedOrganisations, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../session/use-client.ts'

/** The deleted organisations that the user may restore. Nothing is shown without any. */
export function RestorableOrganisations() {
  const client = useClient()
  const { data = [] } = useQuery({
    queryKey: [...clientsKey, 'deleted'],
    queryFn: ({ signal }) => listDeletedOrganisations(client, {}, { signal }),
    refetchOnMount: 'always',
  })
  const { restoring, restore } = useRestore()
  return <DeletedOrganisations organisations={data} restoring={restoring} onRestore={restore} />
}

function useRestore() {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [restoring, setRestoring] = useState<ReadonlySet<string>>(new Set())
  const mark = (id: string, isRestoring: boolean) =>
    setRestoring((before) => new Set([...before].filter((one) => one !== id).concat(isRestoring ? id : [])))
  const restore = async ({ id }: DeletedOrganisation) => {
    mark(String(id), true)
    try {
      const { message } = await restoreOrganisation(client, { params: { id } })
      await Promise.all(
        [clientsKey, organisationsKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      )
      show({ type: 'success', content: message })
    } catch (error) {
      // The user did not confirm that it is them.
      if (!(error instanceof Refusal)) show({ type: 'error', content: failureMessage(error) })
    }
    mark(String(id), false)
  }
  return { restoring, restore }
}
