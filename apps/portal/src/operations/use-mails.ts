import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { MailState, UnsentMail } from '@tributary/domain'
import { mailsKey, refetchAlways, useStickyError } from '@tributary/react'
import { failureMessage, listUnsentMails, retryMail } from '@tributary/sdk'
import { operationsMessages } from '@tributary/sdk/operations'
import { useToasts } from '@tributary/ui'
import { useState } from 'react'
import { firstFailure } from '../data/first-failure.ts'
import { useClient } from '../session/use-client.ts'
import { useFormClient } from '../session/use-form-client.ts'

const PAGE = 100
/** The most mails that are counted. */
const COUNTED = 1000

/** The mails that wait or were given up, the newest first, a page at a time. */
export function useMails(state: MailState | null) {
  const client = useClient()
  const query = useInfiniteQuery({
    queryKey: [...mailsKey, 'list', state],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: cursor }) =>
      listUnsentMails(
        client,
        { query: { limit: PAGE, ...(state && { state }), ...(cursor && { cursor }) } },
        { signal },
      ),
    getNextPageParam: (page) => (page.length === PAGE ? String(page.at(-1)?.id) : undefined),
    ...refetchAlways,
  })
  const { data, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return {
    mails: data?.pages.flat(),
    failure: firstFailure({ error: useStickyError(query), isFetching, refetch }),
    onMore: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
  }
}

/** How many of the newest unsent mails are in each state; null until loaded. */
export function useMailCounts() {
  const client = useClient()
  const { data } = useQuery({
    queryKey: [...mailsKey, 'counts'],
    queryFn: ({ signal }) => listUnsentMails(client, { query: { limit: COUNTED } }, { signal }),
    ...refetchAlways,
  })
  if (!data) return null
  const waiting = data.filter(({ state }) => state === 'waiting').length
  return { waiting, abandoned: data.length - waiting, isWhole: data.length < COUNTED }
}

/** Sends a mail now. The list is loaded again, because it may have been sent by then. */
export function useRetryMail() {
  const client = useFormClient()
  const queries = useQueryClient()
  const { show } = useToasts()
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const retry = async ({ id, recipient }: UnsentMail) => {
    const key = String(id)
    setSending((now) => new Set(now).add(key))
    try {
      await retryMail(client, { params: { id: key } })
      show({ type: 'success', content: operationsMessages.mail.retried(recipient) })
    } catch (failure) {
      show({ type: 'error', content: failureMessage(failure) })
    }
    setSending((now) => new Set([...now].filter((other) => other !== key)))
    await queries.invalidateQueries({ queryKey: mailsKey })
  }
  return { sending, retry: (mail: UnsentMail) => void retry(mail) }
}
