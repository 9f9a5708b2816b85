import { useQueryClient } from '@tanstack/react-query'
import type { Id, ServiceAccount } from '@tributary/domain'
import { applyWrite, serviceAccountsKey, tokensKey, withSaved } from '@tributary/react'
import {
  createServiceAccount,
  deleteServiceAccount,
  failureMessage,
  updateServiceAccount,
} from '@tributary/sdk'
import { type ServiceAccountForm, seesAllConnectors, tokensMessages } from '@tributary/sdk/tokens'
import { useToasts } from '@tributary/ui'
import { ignoreMissing } from '../data/ignore-missing.ts'
import { useFormClient } from '../session/use-form-client.ts'
import { useSubmit } from '../session/use-submit.ts'

type Account = {
  organisationId: Id
  /** The edited account; null for a new one. */
  account: ServiceAccount | null
  onDone: () => void
}

const words = tokensMessages.programs

/** Adds or changes a service account. */
export function useSaveAccount({ organisationId, account, onDone }: Account) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { busy, error, run } = useSubmit(failureMessage)
  const send = (form: ServiceAccountForm) => {
    // Choices for a role that sees every connector would be hidden, and count again after a change of the role.
    const connectorIds = seesAllConnectors(form.role) ? [] : [...form.connectorIds]
    const body = { ...form, connectorIds, organisationId }
    return account
      ? updateServiceAccount(client, { params: { id: String(account.id) }, body })
      : createServiceAccount(client, { body })
  }
  const save = (form: ServiceAccountForm) =>
    run(async () => {
      const { data } = await send(form)
      show({ type: 'success', content: account ? words.saved(data.name) : words.added(data.name) })
      onDone()
      await applyWrite<ServiceAccount>(queries, serviceAccountsKey(organisationId), (rows) =>
        withSaved(rows, data),
      )
      queries.invalidateQueries({ queryKey: tokensKey(organisationId) })
      return null
    })
  return { busy, error, save }
}

/** Deletes a service account with its tokens. */
export function useDeleteAccount({ organisationId, account, onDone }: Account & { account: ServiceAccount }) {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const { busy, error, run } = useSubmit(failureMessage)
  const remove = () =>
    run(async () => {
      const { id, name } = account
      const place = { params: { id: String(id) }, query: { orgId: organisationId } }
      await deleteServiceAccount(client, place).catch(ignoreMissing)
      show({ type: 'success', content: words.deleted(name) })
      onDone()
      await applyWrite<ServiceAccount>(queries, serviceAccountsKey(organisationId), (rows) =>
        rows.filter((row) => row.id !== id),
      )
      queries.invalidateQueries({ queryKey: tokensKey(organisationId) })
      return null
    })
  return { busy, error, remove }
}
