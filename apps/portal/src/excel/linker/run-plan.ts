import type { Id } from '@tributary/domain'
import { type Client, failureMessage, isSdkError } from '@tributary/sdk'
import { createQueue, type Plan } from '@tributary/sdk/common'
import { type LinkEffect, linksMessages } from '@tributary/sdk/excel'
import type { LinkCall } from './linking-kind.ts'

/** How a plan of links ended. */
export type Outcome = {
  done: number
  total: number
  failed: readonly { call: LinkCall; reason: string }[]
  untried: number
  /** The effects of the calls that worked, and of all that were sent: a call without a response may have worked too. */
  effects: { done: LinkEffect[]; tried: LinkEffect[] }
  /** The items that could not be linked because they were deleted meanwhile. */
  goneIds: Id[]
}

/** Sends the calls of a plan, reports the progress, and returns how the plan ended. It never rejects. */
export async function runPlan(
  client: Client,
  plan: Plan<LinkCall>,
  onProgress: (done: number, total: number) => void,
): Promise<Outcome> {
  const goneIds: Id[] = []
  const send = (call: LinkCall, signal: AbortSignal) =>
    call.send(client, signal).catch((error: unknown) => {
      if (call.about !== null && isNotFound(error)) goneIds.push(call.about)
      throw error
    })
  const explain = (error: unknown) => (isNotFound(error) ? linksMessages.targetGone : failureMessage(error))
  const queue = createQueue(plan, send, { explain })
  queue.subscribe(() => {
    const { done, total } = queue.getSnapshot()
    onProgress(done, total)
  })
  const { items, done, total, waiting } = await queue.start()
  const failed = items.filter(({ state }) => state === 'failed')
  const effectsOf = (states: readonly string[]) =>
    items.filter(({ state }) => states.includes(state)).map(({ step }) => step.effect)
  return {
    ...{ done, total, untried: waiting, goneIds },
    failed: failed.map(({ step, message }) => ({ call: step, reason: message })),
    effects: { done: effectsOf(['done']), tried: effectsOf(['done', 'failed']) },
  }
}

/** Whether the server has not found an item: it was deleted meanwhile. */
export const isNotFound = (error: unknown): boolean => isSdkError(error) && error.statusCode === 404
