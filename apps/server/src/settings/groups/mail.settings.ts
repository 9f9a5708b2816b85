import { setting } from '../setting.ts'
import { choice, optional, text, withDefault } from '../value-kinds.ts'

/** How mail is sent. */
export const mailVariables = {
  SMTP_URL: setting(optional({ ...text, type: 'an `smtp://` or `smtps://` URL' }), {
    usedBy: 'worker',
    required: 'in production',
    secret: true,
    does: 'The mail server: `smtp://user:password@host:587`, or `smtps://…` for TLS from the first byte. Without it, mail is written to files.',
  }),
  SMTP_TLS: setting(withDefault(choice(['required', 'optional']), 'required'), {
    usedBy: 'worker',
    does: '`optional` also sends through an `smtp://` server without TLS, with login and codes in plain text.',
  }),
  MAIL_FROM: setting(
    optional(
      { ...text, type: 'an address, with a name or without' },
      '`Tributary <no-reply@…>`, the host of `PUBLIC_URL`',
    ),
    { usedBy: 'worker', does: 'The sender of mails.' },
  ),
}
