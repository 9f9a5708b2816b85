import type { MailOf } from '../mail.ts'
import type { MailBody, MailPart } from '../mail-content.ts'
import type { PortalLinks } from '../portal-links.ts'
import { plainValue } from './plain-value.ts'

export const approvalRequested = (
  { approvalId, description, token }: MailOf<'approval-requested'>,
  links: PortalLinks,
): MailBody => ({
  subject: 'A sign up request is waiting for your decision',
  preview: 'Approve or reject it in the portal.',
  parts: [
    { kind: 'sentence', text: 'A new user requests access:' },
    { kind: 'quote', text: plainValue(description) },
    { kind: 'button', link: { label: 'View the request', href: links.approval(approvalId) } },
    {
      kind: 'aside',
      text: 'The text above is from the sign-up form. Approve only people you know.',
    },
    ...(token ? decisions(approvalId, token, links, ['If you know them:', 'If you do not:']) : []),
  ],
})

/** Returns the links that approve and reject, each with a sentence. */
export const decisions = (
  id: string,
  token: string,
  links: PortalLinks,
  [toApprove, toReject]: readonly [string, string],
): MailPart[] => [
  {
    kind: 'aside',
    text: toApprove,
    link: { label: 'Approve', href: links.decision(id, 'APPROVED', token) },
  },
  {
    kind: 'aside',
    text: toReject,
    link: { label: 'Reject', href: links.decision(id, 'REJECTED', token) },
  },
]
