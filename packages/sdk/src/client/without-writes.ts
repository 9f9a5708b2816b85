import type { Endpoint } from '../contract/endpoint.ts'
import { signOut } from '../contract/session.sign-in.ts'
import { endViewAs } from '../contract/session.view-as.ts'
import type { Client } from './client.ts'
import { Refusal } from './refusal.ts'

const always: ReadonlySet<unknown> = new Set<unknown>([endViewAs, signOut])

const isWrite = (endpoint: Endpoint): boolean =>
  endpoint.level !== 'public' && (endpoint.method !== 'GET' || endpoint.acts) && !always.has(endpoint)

/**
 * Returns a client that rejects every call that may write with a {@link Refusal}, without sending it. For an administrator who
 * sees the portal as another user: they can still return and sign out.
 */
export function withoutWrites(client: Client, sentence: string): Client {
  const send: Client['send'] = async (order, signal) => {
    if (isWrite(order.endpoint)) throw new Refusal(sentence)
    return client.send(order, signal)
  }
  return { ...client, send }
}
