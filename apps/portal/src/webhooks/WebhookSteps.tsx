import type { Id } from '@tributary/domain'
import { useEveryConnector } from '@tributary/react'
import {
  WebhookConfirmDialog,
  WebhookDialog,
  WebhookSecretDialog,
  WebhookTestDialog,
  webhookElement,
} from '@tributary/ui'
import { pageHeading } from '../page/use-screen-focus.ts'
import type { useWebhookStep } from './use-webhook-step.ts'

type WebhookStepsProps = ReturnType<typeof useWebhookStep> & { organisationId: Id }

/** The open dialog of the webhooks. The focus returns to the menu of the webhook. */
export function WebhookSteps({ organisationId, ...steps }: WebhookStepsProps) {
  const { step, busy, error, close: onClose, confirm, dismissError, save } = steps
  if (!step) return null
  const id = step.webhook?.id
  const returnFocus = () => (id === undefined ? null : webhookElement(id)) ?? pageHeading()
  const shared = { onClose, returnFocus }
  switch (step.kind) {
    case 'edit':
      return (
        <Editor
          {...shared}
          webhook={step.webhook}
          busy={busy}
          error={error}
          organisationId={organisationId}
          onDismissError={dismissError}
          onSave={save}
        />
      )
    case 'secret':
      return (
        <WebhookSecretDialog
          {...shared}
          name={step.webhook.name}
          secret={step.webhook.secret}
          replaced={step.replaced}
        />
      )
    case 'tested':
      return <WebhookTestDialog {...shared} delivery={step.delivery} />
    default:
      return (
        <WebhookConfirmDialog
          {...shared}
          webhook={step.webhook}
          change={step.kind}
          busy={busy}
          error={error}
          onConfirm={confirm}
        />
      )
  }
}

type EditorProps = Omit<Parameters<typeof WebhookDialog>[0], 'connectors'> & { organisationId: Id }

/** The connectors load while the dialog is open. */
function Editor({ organisationId, ...dialog }: EditorProps) {
  const { query } = useEveryConnector(organisationId)
  const own = query.data?.filter(({ status }) => status !== 'DELETED') ?? []
  return <WebhookDialog {...dialog} connectors={own} />
}
