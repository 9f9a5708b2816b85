import { formatNumber } from '@tributary/sdk/common'

type Summary = { createdAt: string; tables: number; rows: number; leftOut: readonly string[] }
type AuditCheck = { entries: number; head: string | null; broken: number }

const number = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`
const counted = ({ tables, rows }: Summary) =>
  `${number(rows, 'row', 'rows')} of ${number(tables, 'table', 'tables')}`

export const operateMessages = {
  notInstalled:
    'The server of Tributary is not installed here. Run this command where the server runs, for example in its container.',
  interrupted: 'Interrupted. Run the same command again to continue.',
  settingsFine: 'The settings are complete.',
  settingsFaulty: (count: number) =>
    `${count === 1 ? 'One problem' : `${count} problems`}. The server would not start, or not work.`,
  administered:
    'This installation has an administrator. Administrators add each other in the portal, in Users.',
  taken: 'This address belongs to an account that is not an administrator. Choose another address.',
  link: (email: string) => `With this link, ${email} can choose a password. It works once, for seven days:`,
  noAccount: 'No account has this address.',
  factorsReset: (email: string) =>
    `${email} can sign in with the password, is signed out everywhere, and gets a mail about it.`,
  backedUp: (file: string, summary: Summary) => `The backup ${file} has ${counted(summary)}.`,
  leftOut: (names: readonly string[]) => `Not in the backup: ${names.join(', ')}.`,
  usable: (summary: Summary) =>
    `The backup of ${summary.createdAt} can be restored. It has ${counted(summary)}.`,
  restored: (summary: Summary) => `Restored ${counted(summary)} of ${summary.createdAt}.`,
  question: (file: string) => `Restore ${file} into the configured database?`,
  notConfirmed: 'Nothing was restored.',
  audit: ({ entries, head, broken }: AuditCheck) =>
    `Audit log: ${number(entries, 'entry', 'entries')}, ${formatNumber(broken)} of them broken. Head: ${head ?? 'none'}`,
  rotated: (count: number) =>
    `${number(count, 'value was', 'values were')} sealed again with the newest key.`,
  unopened: (count: number) =>
    `No key in ENCRYPTION_KEY opens ${number(count, 'value. It stays as it is', 'values. They stay as they are')}. "tributary rotate-key --check" shows which keys are lost.`,
}
