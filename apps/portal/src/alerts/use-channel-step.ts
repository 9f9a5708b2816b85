import { useQueryClient } from '@tanstack/react-query'
import { type AlertChannel, byName, type Id } from '@tributary/domain'
import { alertChannelsKey, applyWrite, withSaved } from '@tributary/react'
import {
  createAlertChannel,
  deleteAlertChannel,
  failureMessage,
  testAlertChannel,
  updateAlertChannel,
} from '@tributary/sdk'
import { type AlertChannelAction, type AlertChannelValues, useToasts } from '@tributary/ui'
import { useState } from 'react'
import { useClient } from '../session/use-client.ts'
import { useSubmit } from '../session/use-submit.ts'
import { alertsText } from './alerts.messages.ts'

/** The open dialog of the alert channels. A new channel is null. */
export type ChannelStep =
  | { kind: 'edit'; channel: AlertChannel | null }
  | { kind: 'delete'; channel: AlertChannel }

/** What users do with alert channels. A dialog stays open until the server has accepted the change. */
export function useChannelStep(organisationId: Id) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [step, setStep] = useState<ChannelStep | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const { busy, error, dismissError, run } = useSubmit(failureMessage)
  const place = ({ id }: AlertChannel) => ({ params: { orgId: organisationId, id } })
  const write = (change: (rows: readonly AlertChannel[]) => AlertChannel[]) =>
    applyWrite(queries, alertChannelsKey(organisationId), change)
  const stored = (saved: AlertChannel) =>
    write((rows) => withSaved(rows, saved).toSorted((a, b) => byName(a.name, b.name)))

  const send = async (channel: AlertChannel | null, { kind, url, ...rest }: AlertChannelValues) =>
    channel
      ? updateAlertChannel(client, { ...place(channel), body: url ? { ...rest, url } : rest })
      : createAlertChannel(client, { params: { orgId: organisationId }, body: { ...rest, kind, url } })
  const save = (values: AlertChannelValues) =>
    run(async () => {
      const { data } = await send(step?.channel ?? null, values)
      setStep(null)
      await stored(data)
      return null
    })

  const remove = () =>
    run(async () => {
      if (step?.kind !== 'delete') return null
      await deleteAlertChannel(client, place(step.channel))
      setStep(null)
      await write((rows) => rows.filter(({ id }) => id !== step.channel.id))
      return null
    })

  /** The result is shown in a toast. The table has the reason of a failure. */
  async function test(channel: AlertChannel) {
    setBusyId(channel.id)
    try {
      const { data } = await testAlertChannel(client, place(channel))
      await stored(data)
      if (data.error === null) show({ type: 'success', content: alertsText.accepted(data.name) })
      else show({ type: 'error', content: alertsText.refused(data.name) })
    } catch (failure) {
      show({ type: 'error', content: failureMessage(failure) })
    }
    setBusyId(null)
  }

  const open = (next: ChannelStep) => {
    dismissError()
    setStep(next)
  }
  const act = (action: AlertChannelAction, channel: AlertChannel) => {
    if (action === 'test') void test(channel)
    else open({ kind: action, channel })
  }
  const [add, close] = [() => open({ kind: 'edit', channel: null }), () => setStep(null)]
  return { step, busy, error, dismissError, busyId, act, save, remove, add, close }
}
