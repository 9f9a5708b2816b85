import { PASSWORD_LINK_MS } from '../../security/lifetimes.ts'
import { commonWords } from './common.messages.ts'
import { duration } from './duration.ts'
import { resetLink } from './not-you.ts'
import { passwordWords } from './password.messages.ts'
import type { Template } from './reader.ts'
import { unlinkedProviders } from './unlinked-providers.ts'

export const passwordLink: Template<'password-link'> = ({ token, purpose }, { language, links }) => {
  const { set, reset } = passwordWords[language]
  const isFirst = purpose === 'set'
  const { subject, text, button } = isFirst ? set : reset
  const href = isFirst ? links.setPassword(token) : links.resetPassword(token)
  const counts = commonWords[language].worksOnce(duration(PASSWORD_LINK_MS[purpose], language))
  return {
    subject,
    preview: counts,
    parts: [
      { kind: 'sentence', text },
      { kind: 'button', link: { label: button, href } },
      { kind: 'sentence', text: counts },
      ...(isFirst ? [] : [{ kind: 'aside', text: reset.notYou } as const]),
    ],
  }
}

export const providerSignIn: Template<'provider-sign-in'> = (mail, { language, links, name }) => {
  const { provider, forgotten } = passwordWords[language]
  const words = mail.requested ? { ...provider, ...forgotten } : provider
  const how = words.how(name(mail.provider) ?? words.unnamed)
  return {
    subject: words.subject,
    preview: how,
    parts: [
      { kind: 'sentence', text: `${words.text} ${how}` },
      { kind: 'button', link: { label: commonWords[language].signIn, href: links.signIn() } },
      { kind: 'aside', text: words.address },
      ...(mail.requested ? [{ kind: 'aside', text: forgotten.notYou } as const] : []),
    ],
  }
}

export const passwordChanged: Template<'password-changed'> = ({ providers }, reader) => {
  const { subject, preview, text, notYou } = passwordWords[reader.language].changed
  return {
    ...{ subject, preview },
    parts: [
      { kind: 'sentence', text },
      ...unlinkedProviders(providers, reader),
      { kind: 'aside', text: notYou, link: resetLink(reader) },
    ],
  }
}
