import { setting } from '../setting.ts'
import { flag, number, optional, text, urlOf, wholeNumber, withDefault } from '../value-kinds.ts'

const key = { ...text, type: '32 random bytes in base64, or several separated by commas' }
const created = 'created in `DATA_DIR`'

/** Where data and keys are. */
export const storageSettings = {
  DATABASE_URL: setting(optional(urlOf(/^postgres(ql)?$/, 'a `postgres://` URL')), {
    usedBy: 'all',
    required: 'in production',
    secret: true,
    does: 'The PostgreSQL server to use instead of the embedded database.',
  }),
  DATABASE_WAIT: setting(withDefault(wholeNumber({ from: 0, to: 3600, unit: 'seconds' }), 60), {
    usedBy: 'all',
    does: 'How long a start waits for a database server that cannot be reached yet.',
  }),
  DATABASE_TIMEOUT: setting(optional(number({ from: 1, to: 3600, unit: 'seconds' }), '`25`'), {
    usedBy: 'all',
    does: 'How long one statement of a request may take. Refreshes and migrations have their own limits.',
  }),
  DATA_DIR: setting(optional(text, '`.data` in the root of the repository'), {
    usedBy: 'all',
    does: 'The folder of the embedded database, of created keys, and of mail without a mail server.',
  }),
  EMBEDDED_IN_PRODUCTION: setting(withDefault(flag, false), {
    usedBy: 'all',
    does: 'Allows the embedded database in production. It may lose its last writes in a power cut.',
  }),
  AUDIT_RETENTION: setting(optional(wholeNumber({ from: 30, to: 36_500, unit: 'days' }), 'for ever'), {
    usedBy: 'worker',
    does: 'How long entries of the audit log are kept. The rest of its chain can still be verified.',
  }),
  ENCRYPTION_KEY: setting(optional(key, created), {
    usedBy: 'all',
    required: 'in production',
    secret: true,
    does: 'Seals the stored secrets. Without it, no stored secret can be read again. Of several, the first seals and all open.',
  }),
  ENCRYPTION_KEY_COMMAND: setting(optional(text), {
    usedBy: 'all',
    does: 'A program, with arguments, that prints the encryption keys, for example from a vault. Instead of `ENCRYPTION_KEY`.',
  }),
  TOKEN_KEY: setting(optional(key, created), {
    usedBy: 'all',
    required: 'in production',
    secret: true,
    does: 'Signs access tokens. Of several, the first signs and all verify.',
  }),
  DEMO: setting(optional(flag, '`true` with the embedded database outside production'), {
    usedBy: 'all',
    does: 'Loads the demo into an empty database. Refused in production.',
  }),
}
