import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

// The demo server writes each mail to a file in its data directory, named by time, number and kind.

export type MailKind =
  | 'account-linked'
  | 'account-unlinked'
  | 'alerts'
  | 'approval-decided'
  | 'approval-requested'
  | 'confirm-address'
  | 'email-change-requested'
  | 'email-changed'
  | 'invitation'
  | 'multi-factor-changed'
  | 'password-changed'
  | 'password-link'
  | 'reconnect-link'
  | 'reconnected'
  | 'sign-up-waits'
  | 'token-created'
  | 'verification-code'
  | 'welcome'

export type Mail = {
  /** The file name. Later mails sort after earlier ones. */
  name: string
  kind: string
  to: string
  subject: string
  text: string
  html: string
  /** Every link of the text, in order. The last is the portal's own address. */
  links: string[]
  /** The target of the button or of the link for unexpected mails. Empty without either. */
  link: string
  /** The verification code, or an empty string. */
  code: string
}

export type Wanted = {
  kind?: MailKind
  subject?: string | RegExp
  /** Text that it contains. */
  says?: string
  /** Only mails written after this one, or after this time of the server's clock. */
  after?: Mail | Date | undefined
}

/** Waits for a matching mail to an address and returns the latest. */
export async function mailTo(dataDir: string, address: string, wanted: Wanted = {}): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(dataDir, address, wanted)).at(-1)
        return found !== undefined
      },
      { message: `a mail to ${address}: ${wanted.kind ?? 'of any kind'}`, intervals: [50, 100, 200] },
    )
    .toBe(true)
  if (!found) throw new Error(`No mail has come to ${address}.`)
  return found
}

/** Returns the matching mails to an address so far, oldest first. */
export async function mailsTo(dataDir: string, address: string, wanted: Wanted = {}): Promise<Mail[]> {
  const folder = join(dataDir, 'outbox')
  // The folder is created with the first mail.
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => /^\d.*\.eml$/.test(name) && isLater(name, wanted.after))
      .sort()
      .map((name) => readMail(folder, name)),
  )
  return mails.filter(
    ({ to, kind, subject, text }) =>
      to === address &&
      (!wanted.kind || kind === wanted.kind) &&
      (!wanted.says || text.includes(wanted.says)) &&
      (!wanted.subject ||
        (wanted.subject instanceof RegExp ? wanted.subject : exactly(wanted.subject)).test(subject)),
  )
}

const exactly = (text: string) => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

function isLater(name: string, after: Mail | Date | undefined) {
  if (!after) return true
  return name > (after instanceof Date ? `${after.toISOString().replaceAll(/[-:]/g, '')}~` : after.name)
}

async function readMail(folder: string, name: string): Promise<Mail> {
  const {
    subject = '',
    text = '',
    html = '',
    to,
  } = await PostalMime.parse(await readFile(join(folder, name)))
  const links = [...text.matchAll(/^https?:\/\/\S+$/gm)].map(([link]) => link)
  return {
    name,
    kind: name.replace(/^[^-]*-[^-]*-(.*)\.eml$/, '$1'),
    to: to?.[0]?.address ?? '',
    subject,
    text,
    html,
    links,
    link: links.length > 1 ? (links[0] ?? '') : '',
    code: /^ {4}(\d{6})$/m.exec(text)?.[1] ?? '',
  }
}
