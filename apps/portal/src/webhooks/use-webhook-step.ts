import { useQueryClient } from '@tanstack/react-query'
import {
  byName,
  type Id,
  type Webhook,
  type WebhookDelivery,
  type WebhookWithSecret,
} from '@tributary/domain'
import { applyWrite, withSaved } from '@tributary/react'
import {
  createWebhook,
  deleteWebhook,
  failureMessage,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from '@tributary/sdk'
import { useToasts, type WebhookAction, type WebhookValues } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import { webhooksKey } from './use-webhooks.ts'

/** The open dialog of the webhooks. */
export type WebhookStep =
  | { kind: 'edit'; webhook: Webhook | null }
  | { kind: 'rotate' | 'delete'; webhook: Webhook }
  | { kind: 'secret'; webhook: WebhookWithSecret; replaced: boolean }
  | { kind: 'tested'; webhook: Webhook; delivery: WebhookDelivery }

/** What users do with webhooks, and the dialogs for it. Each stays open until the server has accepted the change. */
export function useWebhookStep(organisationId: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [step, setStep] = useState<WebhookStep | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const { busy, error, dismissError, run } = useSubmit(failureMessage)
  const queryKey = webhooksKey(organisationId)
  const place = ({ id }: Webhook) => ({ params: { orgId: organisationId, id } })
  const write = (change: (rows: readonly Webhook[]) => Webhook[]) => applyWrite(queries, queryKey, change)
  const stored = (saved: Webhook) =>
    write((rows) => withSaved(rows, saved).toSorted((a, b) => byName(a.name, b.name)))

  const save = (values: WebhookValues) =>
    run(async () => {
      if (step?.kind !== 'edit') return null
      if (step.webhook) {
        const { data } = await updateWebhook(client, { ...place(step.webhook), body: values })
        await stored(data)
        setStep(null)
        return null
      }
      const { data } = await createWebhook(client, { params: { orgId: organisationId }, body: values })
      setStep({ kind: 'secret', webhook: data, replaced: false })
      await stored(withoutSecret(data))
      return null
    })

  const confirm = () =>
    run(async () => {
      if (step?.kind === 'delete') {
        await deleteWebhook(client, place(step.webhook))
        setStep(null)
        await write((rows) => rows.filter(({ id }) => id !== step.webhook.id))
      } else if (step?.kind === 'rotate') {
        const { data } = await rotateWebhookSecret(client, place(step.webhook))
        setStep({ kind: 'secret', webhook: data, replaced: true })
        await stored(withoutSecret(data))
      }
      return null
    })

  /** Runs an action without a dialog. A failure is shown in a toast. */
  async function directly(webhook: Webhook, work: () => Promise<void>) {
    setBusyId(webhook.id)
    await work().catch((failure: unknown) => show({ type: 'error', content: failureMessage(failure) }))
    setBusyId(null)
  }

  const setActive = (webhook: Webhook, active: boolean) =>
    directly(webhook, async () => {
      await stored((await updateWebhook(client, { ...place(webhook), body: { active } })).data)
    })
  const test = (webhook: Webhook) =>
    directly(webhook, async () => {
      const { data } = await testWebhook(client, place(webhook))
      setStep({ kind: 'tested', webhook, delivery: data })
    })

  const open = (next: WebhookStep) => {
    dismissError()
    setStep(next)
  }
  const act = (action: WebhookAction, webhook: Webhook) => {
    if (action === 'test') void test(webhook)
    else if (action === 'pause' || action === 'resume') void setActive(webhook, action === 'resume')
    else open({ kind: action, webhook })
  }
  const [add, close] = [() => open({ kind: 'edit', webhook: null }), () => setStep(null)]
  return { step, busy, error, dismissError, busyId, act, save, confirm, add, close }
}

const withoutSecret = ({ secret: _, ...webhook }: WebhookWithSecret): Webhook => webhook
