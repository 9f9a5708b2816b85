import type { MailOf } from '../mail.ts'
import type { MailBody, MailPart } from '../mail-content.ts'
import { describedRequest } from './described-request.ts'
import { plainValue } from './plain-value.ts'
import type { Reader, Template } from './reader.ts'
import { requestWords } from './requests.messages.ts'

export const approvalRequested: Template<'approval-requested'> = (mail, reader) =>
  requested(mail, reader, 'signUp')

export const connectorRequested: Template<'connector-requested'> = (mail, reader) =>
  requested(mail, reader, 'connector')

type Requested = MailOf<'approval-requested' | 'connector-requested'>

function requested(mail: Requested, reader: Reader, about: 'signUp' | 'connector'): MailBody {
  const { language, links } = reader
  const words = requestWords[language]
  const { subject, text, note } = words[about]
  return {
    subject,
    preview: words.preview,
    parts: [
      { kind: 'sentence', text },
      { kind: 'quote', text: described(mail, reader) },
      { kind: 'button', link: { label: words.view, href: links.approval(mail.approvalId) } },
      { kind: 'aside', text: note },
      ...decisions(mail, reader, about),
    ],
  }
}

/** A mail that was stored by an earlier version has the sentence in English only. */
function described({ asks, description }: Requested, { language, value }: Reader) {
  if (!asks) return plainValue(description)
  const { who, companyName, connector = '' } = asks
  const shown = { who: value(who), companyName: value(companyName), connector: value(connector) }
  return describedRequest({ ...asks, ...shown }, language)
}

/** Returns the links that approve and reject, each with a sentence. */
function decisions(
  { approvalId, token }: Requested,
  { language, links }: Reader,
  about: 'signUp' | 'connector',
): MailPart[] {
  if (!token) return []
  const { approve, reject, ...words } = requestWords[language]
  const { toApprove, toReject } = words[about]
  const href = (status: 'APPROVED' | 'REJECTED') => links.decision(approvalId, status, token)
  return [
    { kind: 'aside', text: toApprove, link: { label: approve, href: href('APPROVED') } },
    { kind: 'aside', text: toReject, link: { label: reject, href: href('REJECTED') } },
  ]
}
