import type { Organisation } from '@tributary/domain'
import {
  AlertChannelDialog,
  AlertChannelsEmpty,
  AlertChannelsHeader,
  AlertChannelTable,
  alertChannelElement,
  DataTableSkeleton,
  DeleteAlertChannelDialog,
  EmptyState,
} from '@tributary/ui'
import { useMemo } from 'react'
import { useOrganisations } from '../organisations/use-organisations.ts'
import { LoadFailure } from '../page/LoadFailure.tsx'
import { useDocumentTitle } from '../page/use-document-title.ts'
import { pageHeading } from '../page/use-screen-focus.ts'
import { alertsText } from './alerts.messages.ts'
import { useAlertChannels } from './use-alert-channels.ts'
import { useChannelStep } from './use-channel-step.ts'

/** The alert channels of the selected organisation. */
export function AlertChannelsPage() {
  const { organisations, selected } = useOrganisations()
  useDocumentTitle(alertsText.channels, selected?.companyName)
  if (selected) return <OfOrganisation key={selected.id} organisation={selected} />
  return (
    <>
      <AlertChannelsHeader />
      {organisations?.length === 0 ? <EmptyState title={alertsText.noOrganisations} /> : <Loading />}
    </>
  )
}

const Loading = () => <DataTableSkeleton label={alertsText.loading} />

function OfOrganisation({ organisation: { id } }: { organisation: Organisation }) {
  const { channels, failure } = useAlertChannels(id)
  const steps = useChannelStep(id)
  const { busyId, add, act } = steps
  const busy = useMemo(() => new Set(busyId === null ? [] : [busyId]), [busyId])
  return (
    <>
      <AlertChannelsHeader onAdd={channels?.length ? add : undefined} />
      {!channels ? (
        failure ? (
          <LoadFailure things={alertsText.channels} {...failure} />
        ) : (
          <Loading />
        )
      ) : channels.length === 0 ? (
        <AlertChannelsEmpty onAdd={add} />
      ) : (
        <AlertChannelTable channels={channels} busy={busy} onAction={act} />
      )}
      <OpenDialog {...steps} />
    </>
  )
}

/** The focus returns to the menu of the channel. */
function OpenDialog({ step, busy, error, ...steps }: ReturnType<typeof useChannelStep>) {
  if (!step) return null
  const id = step.channel?.id
  const returnFocus = () => (id === undefined ? null : alertChannelElement(id)) ?? pageHeading()
  const shared = { busy, error, returnFocus, onClose: steps.close }
  return step.kind === 'edit' ? (
    <AlertChannelDialog
      {...shared}
      channel={step.channel}
      onDismissError={steps.dismissError}
      onSave={steps.save}
    />
  ) : (
    <DeleteAlertChannelDialog {...shared} channel={step.channel} onConfirm={steps.remove} />
  )
}
