import type { Id } from '../id.ts'

/** A mail domain of an organisation. A verified one belongs to no other organisation. */
export type MailDomain = {
  /** Identifies the domain. */
  id: string
  /** The domain in lower case, e.g. `acme.example`. */
  domain: string
  /** The id of the provider that signs in its addresses; null if none does. */
  providerId: Id | null
  /** `waiting` for its record, `verified`, or `failing`: verified, but the record is missing now. */
  state: MailDomainState
  /** The DNS record that proves that the organisation owns the domain. */
  record: DomainRecord
  /** When it was verified; null if it is not. */
  verifiedAt: Date | null
  /** When its record was last looked up; null if never. */
  checkedAt: Date | null
}

/** The states of a mail domain. */
export const mailDomainStates = ['waiting', 'verified', 'failing'] as const

/** The state of a mail domain. */
export type MailDomainState = (typeof mailDomainStates)[number]

/** A DNS record of the type TXT. */
export type DomainRecord = {
  /** The name of the record, e.g. `_tributary.acme.example`. */
  name: string
  /** The text of the record. */
  value: string
}

/** Returns the domain of a mail address in lower case; '' if it has none. */
export const domainOfAddress = (address: string): string => {
  const at = address.lastIndexOf('@')
  return at < 0
    ? ''
    : address
        .slice(at + 1)
        .trim()
        .toLowerCase()
}

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** Whether this is a domain that mail can be sent to: at least two labels, in lower case and in ASCII. */
export function isMailDomain(domain: string): boolean {
  const labels = domain.split('.')
  return (
    domain.length <= 253 &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  )
}

/** Domains of services where anyone gets an address. No organisation can own one. */
const publicDomains: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com outlook.de outlook.fr hotmail.com hotmail.co.uk hotmail.de hotmail.fr hotmail.it
  live.com live.co.uk live.de live.nl msn.com passport.com yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.it yahoo.es
  yahoo.co.in yahoo.co.jp yahoo.com.au yahoo.com.br ymail.com rocketmail.com aol.com aim.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me protonmail.ch gmx.de gmx.net gmx.at gmx.ch gmx.com web.de t-online.de freenet.de mail.com
  mail.ru inbox.ru list.ru bk.ru yandex.ru yandex.com ya.ru zoho.com zohomail.com fastmail.com fastmail.fm hey.com
  tutanota.com tutanota.de tuta.com tuta.io tutamail.com mailbox.org posteo.de hushmail.com orange.fr wanadoo.fr free.fr
  laposte.net sfr.fr libero.it virgilio.it tiscali.it telenet.be skynet.be ziggo.nl kpnmail.nl planet.nl xs4all.nl
  bluewin.ch btinternet.com btopenworld.com sky.com talktalk.net virginmedia.com ntlworld.com blueyonder.co.uk
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net rogers.com shaw.ca sympatico.ca
  bigpond.com bigpond.net.au optusnet.com.au iinet.net.au xtra.co.nz qq.com foxmail.com 163.com 126.com sina.com naver.com
  daum.net hanmail.net rediffmail.com uol.com.br bol.com.br terra.com.br seznam.cz wp.pl o2.pl interia.pl onet.pl
  mailinator.com guerrillamail.com yopmail.com 10minutemail.com temp-mail.org trashmail.com`.split(/\s+/),
)

/** Whether anyone can get an address of this domain. */
export const isPublicMailDomain = (domain: string): boolean => publicDomains.has(domain)
