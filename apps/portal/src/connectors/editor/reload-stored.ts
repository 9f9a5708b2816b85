import { type Client, getConnector, isSdkError, Refusal } from '@tributary/sdk'
import { editorMessages } from '@tributary/sdk/connectors'
import type { Known } from './send-step.ts'

/**
 * What is stored after a call that failed, of which an answer that was lost says nothing. Throws where the connector has
 * gone meanwhile; as good as known where that cannot be told.
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
