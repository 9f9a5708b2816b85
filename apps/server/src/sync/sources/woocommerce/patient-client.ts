import { SourceFailure } from '../../source-failure.ts'
import type { ShopClient } from './shop-client.ts'
import { wooMessages } from './woo.messages.ts'
import type { WooLimits } from './woo-limits.ts'

/**
 * Retries requests that failed temporarily, so that one bad response among a thousand pages does not cost the others.
 * Fails if the shop requests a longer pause than the limit.
 */
export function patientClient(client: ShopClient, limits: WooLimits, now: () => Date): ShopClient {
  return {
    ...client,
    async ask(question, signal) {
      for (const pauseMs of limits.pausesMs) {
        try {
          return await client.ask(question, signal)
        } catch (error) {
          if (signal.aborted || !(error instanceof SourceFailure && error.passing)) throw error
          const asked = error.retryAt && error.retryAt.getTime() - now().getTime()
          if (asked !== undefined && asked > limits.longestWaitMs) throw error
          await paused(Math.max(0, asked ?? pauseMs), limits, signal)
        }
      }
      return client.ask(question, signal)
    },
  }
}

async function paused(ms: number, { pause }: WooLimits, signal: AbortSignal): Promise<void> {
  try {
    await pause(ms, signal)
  } catch (error) {
    throw new SourceFailure(wooMessages.lost, { cause: error })
  }
}
