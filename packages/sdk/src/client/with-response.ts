import type { Client } from './client.ts'
import type { ReceivedResponse } from './hooks.ts'

/** The result of a call, with the response it was read from. */
export type WithResponse<Data> = {
  /** The result of the call. */
  data: Data
  /** The response it was read from, without its body. */
  response: ReceivedResponse
}

/**
 * Makes a call and returns its result with the status, the headers and the request id of the response. Pass a function
 * that makes one call with the given client: `withResponse(client, (client) => listAreas(client))`. If it makes several,
 * the response is that of the last one.
 */
export async function withResponse<Data>(
  client: Client,
  makeCall: (client: Client) => Promise<Data>,
): Promise<WithResponse<Data>> {
  let response: ReceivedResponse | undefined
  const send: Client['send'] = (order, signal) => {
    const onResponse = (received: ReceivedResponse) => {
      response = received
      order.onResponse?.(received)
    }
    return client.send({ ...order, onResponse }, signal)
  }
  const data = await makeCall({ ...client, send })
  if (!response) throw new TypeError('The function of withResponse makes no call with the client it gets.')
  return { data, response }
}
