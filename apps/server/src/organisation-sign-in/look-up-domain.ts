import type { ResolveTxt } from '../outbound/resolve-txt.ts'
import { recordNameOf, recordValueOf } from './provider-view.ts'

/** Whether the record of a domain was found. `unknown` if the name servers do not answer, which proves nothing. */
export type Lookup = 'found' | 'missing' | 'unknown'

const MISSING: readonly unknown[] = ['ENOTFOUND', 'ENODATA']
const DEADLINE_MS = 10_000

export async function lookUpDomain(
  resolve: ResolveTxt,
  { domain, token }: { domain: string; token: string },
): Promise<Lookup> {
  const { promise: deadline, resolve: giveUp } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => giveUp(undefined), DEADLINE_MS)
  try {
    const records = await Promise.race([resolve(recordNameOf(domain)), deadline])
    if (records === undefined) return 'unknown'
    return records.some((pieces) => pieces.join('').trim() === recordValueOf(token)) ? 'found' : 'missing'
  } catch (error) {
    return error instanceof Error && 'code' in error && MISSING.includes(error.code) ? 'missing' : 'unknown'
  } finally {
    clearTimeout(timer)
  }
}
