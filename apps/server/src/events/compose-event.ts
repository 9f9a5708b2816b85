import { WEBHOOK_EVENT_VERSION, type WebhookEvent } from '@tributary/sdk/webhooks'
import type { Kysely } from 'kysely'
import type { PortalLinks } from '../mail/portal-links.ts'
import type { Database } from '../storage/schema.ts'
import { approvalOf, connectorOf, organisationName, type RecordedEvent, runOf } from './events.queries.ts'

type Db = Kysely<Database>
type Organisation = { id: string; name: string }

/** Returns an event with names and a link. Undefined if its connector or approval has been deleted since. */
export async function composeEvent(
  db: Db,
  event: RecordedEvent,
  links: PortalLinks,
): Promise<WebhookEvent | undefined> {
  const organisation = { id: event.organisationId, name: await organisationName(db, event.organisationId) }
  const common = { timestamp: event.at.toISOString(), version: WEBHOOK_EVENT_VERSION }
  switch (event.type) {
    case 'structure.synchronised':
      return {
        ...{ type: event.type, ...common },
        data: { organisation, link: links.tableSynchronisation(organisation.id) },
      }
    case 'approval.waiting': {
      const approval = await approvalOf(db, organisation.id, event.subjectId ?? '')
      return (
        approval && {
          ...{ type: event.type, ...common },
          data: { organisation, approval, link: links.approval(approval.id) },
        }
      )
    }
    default:
      return ofConnector(db, event, { organisation, links, common })
  }
}

type Parts = {
  organisation: Organisation
  links: PortalLinks
  common: { timestamp: string; version: number }
}

async function ofConnector(
  db: Db,
  event: RecordedEvent,
  { organisation, links, common }: Parts,
): Promise<WebhookEvent | undefined> {
  const connector = await connectorOf(db, organisation.id, event.connectorId ?? '')
  if (!connector) return undefined
  const link = links.connector({ organisationId: organisation.id, ...connector })
  const about = { organisation, connector, link }
  if (event.type === 'authorisation.needed') return { type: event.type, ...common, data: about }
  const run = await runOf(db, organisation.id, event.subjectId ?? '')
  return run && ofRun(event, run, { about, common })
}

type Run = NonNullable<Awaited<ReturnType<typeof runOf>>>
type About = { organisation: Organisation; connector: Organisation & { type: string }; link: string }

function ofRun(
  { type, at }: RecordedEvent,
  run: Run,
  { about, common }: { about: About; common: Parts['common'] },
): WebhookEvent | undefined {
  const { id, trigger, full, triggeredAt, detail, cause } = run
  const refresh = { id, trigger, full, triggeredAt: triggeredAt.toISOString() }
  const ended = { completedAt: (run.completedAt ?? at).toISOString(), rows: Number(run.rows) }
  switch (type) {
    case 'refresh.stuck':
      return { type, ...common, data: { ...about, refresh } }
    case 'refresh.failed': {
      const error = run.error ?? detail ?? ''
      return { type, ...common, data: { ...about, refresh: { ...refresh, ...ended, error, cause } } }
    }
    case 'refresh.succeeded': {
      const leftOutTables = run.leftOut ?? 0
      return { type, ...common, data: { ...about, refresh: { ...refresh, ...ended, detail, leftOutTables } } }
    }
    default:
      return undefined
  }
}
