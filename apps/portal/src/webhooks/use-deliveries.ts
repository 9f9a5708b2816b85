import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { DeliveryState, Id, WebhookDelivery } from '@tributary/domain'
import { organisationKey, refetchAlways, useStickyError } from '@tributary/react'
import { failureMessage, listWebhookDeliveries, replayDelivery, replayFailedDeliveries } from '@tributary/sdk'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'
import { useSubmit } from '../session/use-submit.ts'

const PAGE = 50
const POLL_MS = 5_000

type OfWebhook = { organisationId: Id; id: string }

const deliveriesKey = ({ organisationId, id }: OfWebhook) =>
  organisationKey(organisationId, 'webhook-deliveries', id)

/** The deliveries of a webhook, newest first, a page at a time. They are polled while some wait. */
export function useDeliveries(webhook: OfWebhook, state: DeliveryState | null) {
  const client = useClient()
  const params = { orgId: webhook.organisationId, id: webhook.id }
  const query = useInfiniteQuery({
    queryKey: [...deliveriesKey(webhook), state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: before }) =>
      listWebhookDeliveries(
        client,
        { params, query: { limit: PAGE, before, ...(state && { state }) } },
        { signal },
      ),
    getNextPageParam: (page) => (page.length === PAGE ? page.at(-1)?.id : undefined),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.flat().some((one) => one.state === 'waiting') ? POLL_MS : false,
    ...refetchAlways,
  })
  const { data, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return {
    deliveries: data?.pages.flat(),
    failure: firstFailure({ error: useStickyError(query), isFetching, refetch }),
    onMore: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
  }
}

/** Sends deliveries again. Failures of one are shown in a toast, those of all in the dialog. */
export function useReplay(webhook: OfWebhook) {
  const client = useClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [replaying, setReplaying] = useState<string | null>(null)
  const { run, ...submit } = useSubmit(failureMessage)
  const params = { orgId: webhook.organisationId, id: webhook.id }
  const reload = () => queries.invalidateQueries({ queryKey: deliveriesKey(webhook) })

  const replay = async ({ id: deliveryId }: WebhookDelivery) => {
    setReplaying(deliveryId)
    await replayDelivery(client, { params: { ...params, deliveryId } })
      .then(({ message }) => show({ type: 'success', content: message }))
      .catch((error: unknown) => show({ type: 'error', content: failureMessage(error) }))
    await reload()
    setReplaying(null)
  }
  const replayFailed = (ms: number, onDone: () => void) =>
    run(async () => {
      const since = new Date(client.now().getTime() - ms).toISOString()
      const { message } = await replayFailedDeliveries(client, { params, body: { since } })
      show({ type: 'success', content: message })
      onDone()
      await reload()
      return null
    })
  return { replaying, replay, replayFailed, reload, ...submit }
}
