import { type Client, getConnector, isSdkError, Refusal } from '@tributary/sdk'
import { editorMessages } from '@tributary/sdk/connectors'
import type { Known } from './send-step.ts'

/**
 * Reloads the stored settings after a failed call, because its response may have been lost. Throws if the
 * connector no longer exists. Returns the previous settings if the reload fails.
 */
export async function reloadStored(client: Client, known: Known): Promise<Known> {
  if (!known.connector) return known
  try {
    const connector = await getConnector(client, { params: { id: known.connector.id } })
    return { ...known, connector }
  } catch (failure) {
    if (isSdkError(failure) && failure.statusCode === 404) throw new Refusal(editorMessages.gone)
    return known
  }
}
