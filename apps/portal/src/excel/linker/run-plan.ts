import type { Id } from '@tributary/domain'
import { type Client, failureMessage, isSdkError } from '@tributary/sdk'
import { createQueue, type Plan } from '@tributary/sdk/common'
import { type LinkEffect, linksMessages } from '@tributary/sdk/excel'
import type { LinkCall } from './linking-kind.ts'

/** How a plan of links has ended. */
export type Outcome = {
  done: number
  total: number
  failed: readonly { call: LinkCall; reason: string }[]
  untried: number
  /** What the calls that worked have done; and with those that failed, whose answers may have been lost. */
  effects: { done: LinkEffect[]; tried: LinkEffect[] }
  /** What was to be linked and is not there any more. */
  goneIds: Id[]
}

/** Carries out a plan of links, telling how far it is, and answers how it ended. It never rejects. */
export async function runPlan(
  client: Client,
  plan: Plan<LinkCall>,
  onProgress: (done: number, total: number) => void,
): Promise<Outcome> {
  const goneIds: Id[] = []
  const send = (call: LinkCall, signal: AbortSignal) =>
    call.send(client, signal).catch((error: unknown) => {
      if (call.about !== null && isGone(error)) goneIds.push(call.about)
      throw error
    })
  const explain = (error: unknown) => (isGone(error) ? linksMessages.targetGone : failureMessage(error))
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

/** Whether something was deleted meanwhile. */
export const isGone = (error: unknown): boolean => isSdkError(error) && error.statusCode === 404
