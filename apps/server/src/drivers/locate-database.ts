import type { TargetHost } from '@tributary/sdk/database'
import { checkTarget, type OutboundRules, refusalReason } from '../outbound/outbound.ts'
import type { DatabaseAddress } from './connect-options.ts'
import { targetFailure } from './target-failure.ts'

/**
 * Resolves and checks the address of a database. Reports a forbidden name and an unknown one as a refused connection, so
 * that no one can map our network.
 */
export async function locateDatabase(
  { host, port }: TargetHost,
  outbound: OutboundRules,
): Promise<DatabaseAddress> {
  try {
    const { address } = await checkTarget(host, outbound, port)
    return { host, port, address }
  } catch (error) {
    throw targetFailure(refusalReason(error) === 'private' ? 'privateAddress' : 'refused', error)
  }
}
