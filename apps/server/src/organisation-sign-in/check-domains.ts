import { organisationSignInLimits as limits } from '@tributary/domain'
import { audit } from '../audit/audit.ts'
import type { Services } from '../services.ts'
import { claimCheck, type DomainRow, domainsToCheck, storeLookup } from './domains.queries.ts'
import { lookUpDomain } from './look-up-domain.ts'
import { notifyAdministrators } from './notify-administrators.ts'

const HOUR = 3_600_000
const CHECK_MS = 24 * HOUR

type Tools = Pick<Services, 'storage' | 'clock' | 'secretBox' | 'resolveTxt'>
type Log = { warn(fields: object, message: string): void }

/**
 * Looks up the records of verified domains once a day. A domain whose record has been missing for three days no longer
 * belongs to the organisation, because another company may have it by then.
 */
export async function checkDomains(tools: Tools): Promise<void> {
  const before = new Date(tools.clock().getTime() - CHECK_MS)
  for (const domain of await domainsToCheck(tools.storage.db, before)) await checkDomain(tools, domain)
}

/** Of several processes, only the one that moves the time of the last check continues. */
async function checkDomain(tools: Tools, domain: DomainRow): Promise<void> {
  if (!(await claimCheck(tools.storage.db, domain, tools.clock()))) return
  const lookup = await lookUpDomain(tools.resolveTxt, domain)
  const now = tools.clock()
  if (lookup !== 'missing') {
    // Silence of the name servers neither proves nor disproves anything.
    const missingSince = lookup === 'found' ? null : domain.missingSince
    await storeLookup(tools.storage.db, domain, { ...domain, checkedAt: now, missingSince })
    return
  }
  const missingSince = domain.missingSince ?? now
  const lapsed = now.getTime() - missingSince.getTime() >= limits.missingRecordMs
  await tools.storage.db.transaction().execute(async (trx) => {
    const verifiedAt = lapsed ? null : domain.verifiedAt
    const looked = { verifiedAt, checkedAt: now, missingSince: lapsed ? null : missingSince }
    if (!(await storeLookup(trx, domain, looked)) || (!lapsed && domain.missingSince)) return
    const { organisationId, id, domain: name } = domain
    const change = lapsed ? 'domain-lapsed' : 'domain-failing'
    await notifyAdministrators(trx, tools, organisationId, { change, name })
    if (!lapsed) return
    const detail = { 'before.domain': name }
    await audit(trx, { at: now, action: 'mail-domain.lapsed', organisationId, target: id, detail })
  })
}

/** Checks the domains now and every hour. Returns how to stop. */
export function startDomainChecks(tools: Tools & { log: Log }): () => Promise<void> {
  let work = Promise.resolve()
  const tick = () => {
    work = checkDomains(tools).catch((error) =>
      tools.log.warn({ err: error }, 'Checking mail domains failed'),
    )
  }
  tick()
  const timer = setInterval(tick, HOUR)
  return async () => {
    clearInterval(timer)
    await work
  }
}
