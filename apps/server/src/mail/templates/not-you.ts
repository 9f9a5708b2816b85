import type { MailLink, MailPart } from '../mail-content.ts'
import { commonWords } from './common.messages.ts'
import type { Reader } from './reader.ts'

/** The link with which a reader requests a new password. */
export const resetLink = ({ language, links }: Reader): MailLink => ({
  label: commonWords[language].resetPassword,
  href: links.requestReset,
})

/** What to do if the owner of the account did not make the change. */
export const notYou = (reader: Reader): MailPart => ({
  kind: 'aside',
  text: commonWords[reader.language].notYou,
  link: resetLink(reader),
})
