import { useQueryClient } from '@tanstack/react-query'
import { type Client, type Organisation, sameId } from '@tributary/domain'
import { applyWrite, clientsKey, organisationKey, organisationsKey } from '@tributary/react'
import { deleteOrganisation, failureMessage } from '@tributary/sdk'
import { useToasts } from '@tributary/ui'
import { useFormClient } from '../session/use-form-client.ts'
import { useSubmit } from '../session/use-submit.ts'

/**
 * Deletes an organisation. It leaves both lists immediately, so that another one is selected, and its data is dropped.
 * `onDeleted` comes before that, because the page of a missing organisation no longer has the dialog.
 */
export function useDeleteOrganisation({ id, name }: Client, onDeleted: () => void) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { busy, error, run, dismissError } = useSubmit(failureMessage)
  const remove = () =>
    run(async () => {
      const { message } = await deleteOrganisation(client, { params: { orgId: id }, body: { name } })
      onDeleted()
      const others = <Row extends Organisation | Client>(rows: readonly Row[]) =>
        rows.filter((one) => !sameId(one.id, id))
      await applyWrite<Client>(queries, clientsKey, others)
      await applyWrite<Organisation>(queries, organisationsKey, others)
      queries.removeQueries({ queryKey: organisationKey(id) })
      show({ type: 'success', content: message })
      return null
    })
  return { busy, error, dismissError, remove }
}
