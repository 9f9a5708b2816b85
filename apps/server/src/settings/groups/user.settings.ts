import type { PasswordPolicyName } from '@tributary/sdk/common'
import { setting } from '../setting.ts'
import { choice, optional, text, textLike, wholeNumber, withDefault } from '../value-kinds.ts'
import { emailAddress, nameServerList } from './special-kinds.ts'

const policies = ['spec', 'asvs', 'nist'] as const satisfies PasswordPolicyName[]
const video = { ...text, type: 'an https URL' }

/** Accounts, mail domains, captcha and the Excel guide. */
export const userSettings = {
  ADMIN_EMAIL: setting(optional(emailAddress), {
    usedBy: 'web',
    does: 'The address of the first administrator. A start prints a link for it until an administrator can sign in.',
  }),
  PASSWORD_POLICY: setting(withDefault(choice(policies), 'spec'), {
    usedBy: 'web',
    does: 'The rules for new passwords: `spec` (six characters, with a number or special character), `asvs` (eight) or `nist` (fifteen, or eight with a second factor). All reject common passwords.',
  }),
  DNS_SERVERS: setting(optional(nameServerList, 'the name servers of this machine'), {
    usedBy: 'all',
    does: 'The name servers that look up the records of mail domains. Set them if the name servers of this machine answer differently from those of the internet.',
  }),
  CAPTCHA_COST: setting(withDefault(wholeNumber({ from: 1, to: 1_000_000 }), 5000), {
    usedBy: 'web',
    does: "Rounds per attempt at the captcha's puzzle. A browser needs about 150 attempts. In production at least 1000.",
  }),
  RECAPTCHA_SITE_KEY: setting(optional(textLike(/^[\w-]+$/, 'letters, digits, `-` and `_`')), {
    usedBy: 'web',
    required: 'with `RECAPTCHA_SECRET`',
    does: "The site key of Google's reCAPTCHA v2. Both keys together replace the puzzle.",
  }),
  RECAPTCHA_SECRET: setting(optional(text), {
    usedBy: 'web',
    required: 'with `RECAPTCHA_SITE_KEY`',
    secret: true,
    does: "The secret of Google's reCAPTCHA v2.",
  }),
  GUIDE_VIDEO_MICROSOFT_365: setting(optional(video), {
    usedBy: 'web',
    does: 'The video of the Excel guide for Microsoft 365: a URL of YouTube or Vimeo, or a page that may be framed.',
  }),
  GUIDE_VIDEO_EXCEL_365: setting(optional(video), {
    usedBy: 'web',
    does: 'The video of the Excel guide for Excel 365.',
  }),
}
