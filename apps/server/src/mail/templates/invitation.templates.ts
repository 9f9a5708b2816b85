import { invitationLimits } from '@tributary/domain'
import type { MailOf } from '../mail.ts'
import { commonWords } from './common.messages.ts'
import { duration } from './duration.ts'
import { invitationWords } from './invitation.messages.ts'
import { plainValue } from './plain-value.ts'
import type { Reader, Template } from './reader.ts'

export const invitation: Template<'invitation'> = (mail, reader) => {
  const { language, name } = reader
  const words = invitationWords[language]
  const where = name(mail.companyName) ?? words.organisation
  const by = name(mail.invitedBy) ?? commonWords[language].administrator
  const { how, link, asides } = acceptance(mail, reader)
  return {
    subject: words.subject(where),
    preview: how,
    parts: [
      { kind: 'sentence', text: words.text(by, where) },
      { kind: 'button', link },
      { kind: 'sentence', text: how },
      { kind: 'aside', text: [words.stranger, ...asides].join(' ') },
    ],
  }
}

/** How the invited person accepts: with the link, or by signing in with the provider of the organisation. */
function acceptance({ provider, token }: MailOf<'invitation'>, { language, links, name }: Reader) {
  const words = invitationWords[language]
  const common = commonWords[language]
  const lifetime = duration(invitationLimits.lifetimeMs, language)
  if (provider === undefined)
    return {
      how: common.worksOnce(lifetime),
      link: { label: words.view, href: links.invitation(token) },
      asides: [words.notForward],
    }
  return {
    how: words.withProvider(name(provider) ?? words.provider, lifetime),
    link: { label: common.signIn, href: links.signIn() },
    asides: [],
  }
}

export const invitationAccepted: Template<'invitation-accepted'> = (mail, { language, links, name }) => {
  const words = invitationWords[language].accepted
  const common = commonWords[language]
  const who = name(mail.name) ?? words.person
  const where = name(mail.companyName) ?? common.organisation
  return {
    subject: words.subject(who),
    preview: words.preview(where),
    parts: [
      { kind: 'sentence', text: words.text(who, where) },
      { kind: 'quote', text: plainValue(mail.address) },
      { kind: 'button', link: { label: common.openPortal, href: links.portal } },
      { kind: 'aside', text: words.unexpected },
    ],
  }
}
