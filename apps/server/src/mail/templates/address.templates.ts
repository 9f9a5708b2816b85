import { maskedAddress } from '@tributary/sdk/session'
import { EMAIL_LINK_MS } from '../../security/lifetimes.ts'
import { addressWords } from './address.messages.ts'
import { commonWords } from './common.messages.ts'
import { duration } from './duration.ts'
import { resetLink } from './not-you.ts'
import { plainValue } from './plain-value.ts'
import type { Reader, Template } from './reader.ts'
import { unlinkedProviders } from './unlinked-providers.ts'

// The new address is masked: only its owner needs to know it.
const masked = (address: string, { value }: Reader) => value(maskedAddress(plainValue(address)))

export const confirmAddress: Template<'confirm-address'> = ({ token, by }, { language, links }) => {
  const words = addressWords[language].confirm
  const counts = commonWords[language].worksOnce(duration(EMAIL_LINK_MS, language))
  return {
    subject: words.subject,
    preview: counts,
    parts: [
      { kind: 'sentence', text: words.by[by] },
      { kind: 'button', link: { label: words.button, href: links.confirmAddress(token) } },
      { kind: 'sentence', text: counts },
      { kind: 'aside', text: words.mistyped },
    ],
  }
}

export const emailChangeRequested: Template<'email-change-requested'> = ({ newAddress }, reader) => {
  const { subject, preview, text, notYou } = addressWords[reader.language].requested
  return {
    ...{ subject, preview },
    parts: [
      { kind: 'sentence', text: text(masked(newAddress, reader)) },
      { kind: 'aside', text: notYou, link: resetLink(reader) },
    ],
  }
}

export const emailChanged: Template<'email-changed'> = ({ newAddress, providers }, reader) => {
  const { subject, preview, text, notYou } = addressWords[reader.language].changed
  return {
    ...{ subject, preview },
    parts: [
      { kind: 'sentence', text: text(masked(newAddress, reader)) },
      ...unlinkedProviders(providers, reader),
      { kind: 'aside', text: notYou },
    ],
  }
}
