import type { MailedAlert, MailOf } from '../mail.ts'
import type { MailBody, MailPart } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { plainName, plainValue } from './plain-value.ts'

export function alerts({ alerts }: MailOf<'alerts'>, links: PortalLinks): MailBody {
  const [only] = alerts
  const sentences = alerts.map(alertSentence)
  const one = alerts.length === 1 && only
  return {
    subject: one ? alertTitle(one) : `${alerts.length} alerts`,
    preview: sentences[0] ?? '',
    parts: [
      ...alerts.flatMap((alert) => partsOf(alert, links)),
      {
        kind: 'aside',
        text: 'You get this mail because you chose these alerts. Change or turn them off:',
        link: { label: 'Alert settings', href: links.alertSettings },
      },
    ],
  }
}

const partsOf = (alert: MailedAlert, links: PortalLinks): MailPart[] => [
  { kind: 'sentence', text: alertSentence(alert) },
  ...(alert.detail && !alert.fixed
    ? [{ kind: 'quote', text: plainValue(alert.detail, 1_000) } as const]
    : []),
  { kind: 'button', link: alertLink(alert, links) },
]

const nameOf = ({ connector }: MailedAlert) => plainName(connector?.name ?? '') ?? 'A connector'

/** What has happened, in a few words. */
export function alertTitle(alert: MailedAlert): string {
  const name = nameOf(alert)
  if (alert.fixed) return `${name} works again`
  switch (alert.event) {
    case 'refresh.failed':
      return `${name}: the refresh failed`
    case 'refresh.stuck':
      return `${name}: the refresh takes longer than 30 minutes`
    case 'authorisation.needed':
      return `${name} needs a new authorisation`
    case 'approval.waiting':
      return 'A request is waiting for approval'
  }
}

/** What has happened, and in which organisation. */
export function alertSentence(alert: MailedAlert): string {
  const where = plainName(alert.companyName) ?? 'your organisation'
  const name = nameOf(alert)
  if (alert.fixed) return `${name} in ${where} has been refreshed successfully.`
  switch (alert.event) {
    case 'refresh.failed':
      return `The refresh of ${name} in ${where} failed.`
    case 'refresh.stuck':
      return `The refresh of ${name} in ${where} takes longer than 30 minutes.`
    case 'authorisation.needed':
      return `${name} in ${where} needs a new authorisation at its provider.`
    case 'approval.waiting':
      return `A request in ${where} is waiting for an administrator.`
  }
}

/** Where the reader can do something about it. */
export function alertLink({ connector, organisationId, approvalId }: MailedAlert, links: PortalLinks) {
  if (connector)
    return { label: 'Open the connector', href: links.connector({ organisationId, ...connector }) }
  return { label: 'View the request', href: links.approval(approvalId ?? '') }
}
