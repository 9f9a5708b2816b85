import type { DeliveryState, Id, Webhook } from '@tributary/domain'
import {
  Breadcrumb,
  DataTableSkeleton,
  DeliveriesHeader,
  DeliveryFilter,
  DeliveryList,
  EmptyState,
  PageHeader,
  ReplayFailedDialog,
  Stack,
  WebhookFaultBanner,
} from '@tributary/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { ItemMissing } from '../page/ItemMissing.tsx'
import { LoadFailure } from '../page/LoadFailure.tsx'
import type { PageProps } from '../page/page-props.ts'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { useDeliveries, useReplay } from './use-deliveries.ts'
import { useWebhookStep } from './use-webhook-step.ts'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookSteps } from './WebhookSteps.tsx'
import { webhooksPath } from './webhook-paths.ts'
import { webhooksText } from './webhooks.messages.ts'

/** The deliveries of a webhook of the selected organisation. */
export function DeliveriesPage({ params: { webhookId } }: PageProps) {
  const { organisations, selected } = useOrganisations()
  const { webhooks, failure } = useWebhooks(selected?.id)
  const [, navigate] = useLocation()
  const webhook = webhooks?.find(({ id }) => id === webhookId)
  useDocumentTitle(webhook?.name ?? webhooksText.deliveries, webhooksText.webhooks)
  if (webhook && selected)
    return <Deliveries key={webhook.id} organisationId={selected.id} webhook={webhook} />
  if (webhooks)
    return (
      <ItemMissing
        sentence={webhooksText.missing}
        onClose={() => navigate(webhooksPath, { replace: true })}
      />
    )
  return (
    <>
      <PageHeader title={webhooksText.deliveries} breadcrumb={<Path current={webhooksText.deliveries} />} />
      <Instead none={organisations?.length === 0} failure={failure} />
    </>
  )
}

type InsteadProps = { none?: boolean; failure: ReturnType<typeof useWebhooks>['failure'] }

function Instead({ none = false, failure }: InsteadProps) {
  if (none) return <EmptyState title={webhooksText.noOrganisations} />
  if (failure) return <LoadFailure things={webhooksText.deliveries} {...failure} />
  return <DataTableSkeleton label={webhooksText.loadingDeliveries} />
}

const Path = ({ current }: { current: string }) => (
  <Breadcrumb links={[{ label: webhooksText.webhooks, href: webhooksPath }]} current={current} />
)

function Deliveries({ organisationId, webhook }: { organisationId: Id; webhook: Webhook }) {
  const [state, setState] = useState<DeliveryState | null>(null)
  const [asking, setAsking] = useState(false)
  const of = { organisationId, id: webhook.id }
  const { deliveries, failure, ...more } = useDeliveries(of, state)
  const { replaying, replay, replayFailed, busy, error } = useReplay(of)
  const steps = useWebhookStep(organisationId)
  return (
    <>
      <DeliveriesHeader
        webhook={webhook}
        breadcrumb={<Path current={webhook.name} />}
        testing={steps.busyId !== null}
        onTest={() => steps.act('test', webhook)}
        onReplayFailed={() => setAsking(true)}
      />
      <Stack gap={4}>
        {webhook.fault && (
          <WebhookFaultBanner fault={webhook.fault} onResume={() => steps.act('resume', webhook)} />
        )}
        <DeliveryFilter state={state} onChange={setState} />
        {deliveries ? (
          <DeliveryList
            {...more}
            deliveries={deliveries}
            state={state}
            replaying={replaying}
            onReplay={webhook.active ? replay : undefined}
          />
        ) : (
          <Instead failure={failure} />
        )}
      </Stack>
      {asking && (
        <ReplayFailedDialog
          busy={busy}
          error={error}
          onReplay={(ms) => replayFailed(ms, () => setAsking(false))}
          onClose={() => setAsking(false)}
        />
      )}
      <WebhookSteps {...steps} organisationId={organisationId} />
    </>
  )
}
