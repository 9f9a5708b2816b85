import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Client, Organisation } from '@tributary/domain'
import { applyWrite, clientsKey, organisationsKey, withSaved } from '@tributary/react'
import { failureMessage, saveClient } from '@tributary/sdk'
import {
  type OrganisationForm,
  organisationsMessages,
  organisationToSave,
  schemaRefusal,
} from '@tributary/sdk/organisations'
import { type FieldErrors, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useFormClient } from '../session/use-form-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import type { Edited } from './use-organisation-editor.ts'

/**
 * Saves an organisation. It is in both lists immediately, and both are reloaded. `saved` is 'first' if the user had none
 * before.
 */
export function useSaveOrganisation({ known, key }: Edited) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [saved, setSaved] = useState<'first' | 'further' | null>(null)
  const [refusals, setRefusals] = useState<FieldErrors<OrganisationForm> | null>(null)
  const { busy, error, run, dismissError } = useSubmit((failure) => {
    const schema = schemaRefusal(failure, known)
    setRefusals(schema ? { code: schema } : null)
    return schema ? null : failureMessage(failure)
  })
  const save = (form: OrganisationForm) =>
    run(async () => {
      const { data } = await saveClient(client, { body: organisationToSave(form, key, known) })
      const isFirst = queries.getQueryData<Organisation[]>(organisationsKey)?.length === 0
      await keepSaved(queries, data)
      const { added, changed } = organisationsMessages
      show({ type: 'success', content: known ? changed(data.name) : added(data.name) })
      setSaved(isFirst ? 'first' : 'further')
      return null
    })
  return { busy, error, refusals, saved, save, dismissError }
}

async function keepSaved(queries: QueryClient, saved: Client): Promise<void> {
  const selectable: Organisation = { id: saved.id, companyName: saved.name }
  await Promise.all([
    applyWrite<Client>(queries, clientsKey, (rows) => withSaved(rows, saved)),
    applyWrite<Organisation>(queries, organisationsKey, (rows) => withSaved(rows, selectable)),
  ])
}
