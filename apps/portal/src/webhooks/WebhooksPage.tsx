import type { Organisation } from '@tributary/domain'
import { DataTableSkeleton, EmptyState, WebhooksEmpty, WebhooksHeader, WebhookTable } from '@tributary/ui'
import { useMemo } from 'react'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { useWebhookStep } from './use-webhook-step.ts'
import { useWebhooks } from './use-webhooks.ts'
import { WebhookSteps } from './WebhookSteps.tsx'
import { deliveriesPath } from './webhook-paths.ts'
import { webhooksText } from './webhooks.messages.ts'

/** The webhooks of the selected organisation. */
export function WebhooksPage() {
  const { organisations, selected } = useOrganisations()
  useDocumentTitle(webhooksText.webhooks, selected?.companyName)
  if (selected) return <OfOrganisation key={selected.id} organisation={selected} />
  return (
    <>
      <WebhooksHeader />
      {organisations?.length === 0 ? (
        <EmptyState title={webhooksText.noOrganisations} />
      ) : (
        <DataTableSkeleton label={webhooksText.loading} />
      )}
    </>
  )
}

function OfOrganisation({ organisation: { id } }: { organisation: Organisation }) {
  const { webhooks, failure } = useWebhooks(id)
  const steps = useWebhookStep(id)
  const { busyId, add, act } = steps
  const busy = useMemo(() => new Set(busyId === null ? [] : [busyId]), [busyId])
  return (
    <>
      <WebhooksHeader onAdd={webhooks?.length ? add : undefined} />
      {!webhooks ? (
        failure ? (
          <LoadFailure things={webhooksText.webhooks} {...failure} />
        ) : (
          <DataTableSkeleton label={webhooksText.loading} />
        )
      ) : webhooks.length === 0 ? (
        <WebhooksEmpty onAdd={add} />
      ) : (
        <WebhookTable webhooks={webhooks} hrefOf={deliveriesPath} busy={busy} onAction={act} />
      )}
      <WebhookSteps {...steps} organisationId={id} />
    </>
  )
}
