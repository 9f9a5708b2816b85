import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type Client, type Id, type Organisation, sameId } from '@tributary/domain'
import { saveClient } from '@tributary/sdk'
import {
  failureMessage,
  type OrganisationForm,
  organisationsMessages,
  organisationToSave,
  schemaRefusal,
} from '@tributary/sdk/rules'
import { type FieldErrors, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useAttempt } from '../session/use-attempt.ts'
import { useClient } from '../session/use-client.ts'
import { clientsKey, organisationsKey } from '../shell/query-keys.ts'
import type { Edited } from './use-organisation-editor.ts'

/** Saving an organisation: it is in both lists at once, and both are asked for anew (ORG-08, ORG-09, ORG-13). */
export function useSaveOrganisation({ known, key }: Edited) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [saved, setSaved] = useState(false)
  const [refusals, setRefusals] = useState<FieldErrors<OrganisationForm> | null>(null)
  const { busy, error, run, dismissError } = useAttempt((failure) => {
    const schema = schemaRefusal(failure, known)
    setRefusals(schema ? { code: schema } : null)
    return schema ? null : failureMessage(failure)
  })
  const save = (form: OrganisationForm) =>
    run(async () => {
      const { data } = await saveClient(client, { body: organisationToSave(form, key, known) })
      await keepSaved(queries, data)
      const { added, changed } = organisationsMessages
      show({ type: 'success', content: known ? changed(data.name) : added(data.name) })
      setSaved(true)
      return null
    })
  return { busy, error, refusals, saved, save, dismissError }
}

async function keepSaved(queries: QueryClient, saved: Client): Promise<void> {
  const lists: QueryKey[] = [clientsKey, organisationsKey]
  // Answers that were asked for before the save know nothing of it.
  await Promise.all(lists.map((queryKey) => queries.cancelQueries({ queryKey })))
  const selectable: Organisation = { id: saved.id, companyName: saved.name }
  queries.setQueryData<Client[]>(clientsKey, (rows) => withSaved(rows, saved))
  queries.setQueryData<Organisation[]>(organisationsKey, (rows) => withSaved(rows, selectable))
  for (const queryKey of lists) queries.invalidateQueries({ queryKey })
}

const withSaved = <T extends { id: Id }>(rows: readonly T[] | undefined, saved: T): T[] | undefined =>
  rows && [...rows.filter(({ id }) => !sameId(id, saved.id)), saved]
