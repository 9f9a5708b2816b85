import type { StepUpFactor } from '@tributary/domain'
import type { Client } from './client.ts'
import { fieldOf } from './read-answer.ts'
import { isSdkError, type SdkError } from './sdk-error.ts'

/** Lets the user confirm that it is them, with one of the factors. Resolves to false if they have not. */
export type ConfirmIdentity = (factors: readonly StepUpFactor[]) => Promise<boolean>

/** The code of a call that is refused until the user has confirmed that it is them. */
const STEP_UP_REQUIRED = 'step-up-required'

/** Whether a call was refused because the user must first confirm that it is them. See `withStepUp`. */
export const isStepUpRequired = (error: unknown): error is SdkError =>
  isSdkError(error) && fieldOf(error.details, 'code') === STEP_UP_REQUIRED

/** Returns how the user can confirm, from the refusal of a call. Names of a newer server may be among them. */
function factorsOf({ details }: SdkError): StepUpFactor[] {
  const factors: unknown = fieldOf(details, 'factors')
  return Array.isArray(factors) ? factors : []
}

/**
 * Returns a client whose dangerous calls let the user confirm that it is them, and are then sent again. Calls that are
 * refused at the same time share one confirmation. A call rejects with its refusal if the user does not confirm.
 */
export function withStepUp(client: Client, confirm: ConfirmIdentity): Client {
  let confirming: Promise<boolean> | null = null
  let confirmations = 0
  const ask = async (refusal: SdkError) => {
    const isConfirmed = await confirm(factorsOf(refusal))
    if (isConfirmed) confirmations += 1
    return isConfirmed
  }
  const confirmed = (refusal: SdkError) => {
    confirming ??= ask(refusal).finally(() => {
      confirming = null
    })
    return confirming
  }
  const send: Client['send'] = async (order, signal) => {
    const before = confirmations
    try {
      return await client.send(order, signal)
    } catch (error) {
      if (!isStepUpRequired(error)) throw error
      // The response of a call may be later than the confirmation that another one needed.
      const isConfirmed = confirmations > before || (await confirmed(error))
      if (!isConfirmed || signal?.aborted) throw error
      return client.send(order, signal)
    }
  }
  return { ...client, send }
}
