import type { MailedAlert } from '../mail.ts'
import type { MailPart } from '../mail-content.ts'
import { alertWords } from './alerts.messages.ts'
import { commonWords } from './common.messages.ts'
import { plainValue } from './plain-value.ts'
import type { Reader, Template } from './reader.ts'

export const alerts: Template<'alerts'> = ({ alerts }, reader) => {
  const words = alertWords[reader.language]
  const [only] = alerts
  const sentences = alerts.map((alert) => alertSentence(alert, reader))
  const one = alerts.length === 1 && only
  return {
    subject: one ? alertTitle(one, reader) : words.several(alerts.length),
    preview: sentences[0] ?? '',
    parts: [
      ...alerts.flatMap((alert) => partsOf(alert, reader)),
      {
        kind: 'aside',
        text: words.chosen,
        link: { label: words.settings, href: reader.links.alertSettings },
      },
    ],
  }
}

const partsOf = (alert: MailedAlert, reader: Reader): MailPart[] => [
  { kind: 'sentence', text: alertSentence(alert, reader) },
  ...(alert.detail && !alert.fixed
    ? [{ kind: 'quote', text: plainValue(alert.detail, 1_000) } as const]
    : []),
  { kind: 'button', link: alertLink(alert, reader) },
]

function wordsOf({ event, fixed, connector }: MailedAlert, { language, name }: Reader) {
  const words = alertWords[language]
  return { words: words[fixed ? 'fixed' : event], named: name(connector?.name ?? '') ?? words.connector }
}

/** What has happened, in a few words. */
export function alertTitle(alert: MailedAlert, reader: Reader): string {
  const { words, named } = wordsOf(alert, reader)
  return words.title(named)
}

/** What has happened, and in which organisation. */
export function alertSentence(alert: MailedAlert, reader: Reader): string {
  const { words, named } = wordsOf(alert, reader)
  return words.sentence(named, reader.name(alert.companyName) ?? commonWords[reader.language].organisation)
}

/** Where the reader can do something about it. */
export function alertLink(
  { connector, organisationId, approvalId }: MailedAlert,
  { language, links }: Reader,
) {
  const label = commonWords[language].openConnector
  if (connector) return { label, href: links.connector({ organisationId, ...connector }) }
  return { label: alertWords[language].viewRequest, href: links.approval(approvalId ?? '') }
}
