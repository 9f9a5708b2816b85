import { setting } from '../setting.ts'
import { choice, optional, text, urlOf, wholeNumber, withDefault } from '../value-kinds.ts'
import { originList, proxyCount } from './special-kinds.ts'

/** Where the server listens, and how it is reached. */
export const addressSettings = {
  PORT: setting(withDefault(wholeNumber({ from: 0, to: 65_535 }), 3000), {
    usedBy: 'all',
    does: 'The port to listen on. 0 chooses a free port.',
  }),
  HOST: setting(optional(text, '`localhost`, in production `0.0.0.0`'), {
    usedBy: 'all',
    does: 'The address to listen on.',
  }),
  PUBLIC_URL: setting(optional(urlOf(/^https?$/, 'an http or https URL'), '`http://localhost:$PORT`'), {
    usedBy: 'all',
    required: 'in production',
    does: 'The address of the portal for its users. Links in mails start with it. In production it must be https.',
  }),
  NODE_ENV: setting(withDefault(text, 'development'), {
    usedBy: 'all',
    does: '`production` requires a database server, keys, https and a mail server.',
  }),
  ROLE: setting(withDefault(choice(['all', 'web', 'worker']), 'all'), {
    usedBy: 'all',
    does: 'The work of this process: `web` serves the portal and the API, `worker` runs refreshes, schedules, mail, webhooks, alerts and clean-up, `all` does both. With the embedded database only `all` is possible.',
  }),
  ALLOWED_ORIGINS: setting(originList, {
    usedBy: 'web',
    does: 'Further origins that may call the API with cookies, separated by commas.',
  }),
  TRUST_PROXY: setting(withDefault(proxyCount, 0), {
    usedBy: 'web',
    does: 'The number of proxies in front whose `X-Forwarded-For` is trusted.',
  }),
  SECURITY_CONTACT: setting(
    optional(
      urlOf(/^(mailto|https|tel)$/, 'a `mailto:`, `https:` or `tel:` URI'),
      '`mailto:security@…`, the host of `PUBLIC_URL`',
    ),
    { usedBy: 'web', does: 'The contact in `/.well-known/security.txt`.' },
  ),
  METRICS_PORT: setting(optional(wholeNumber({ from: 0, to: 65_535 })), {
    usedBy: 'all',
    does: 'The port of `/metrics` for Prometheus. Without it, there are no metrics.',
  }),
  METRICS_HOST: setting(withDefault(text, '127.0.0.1'), {
    usedBy: 'all',
    does: 'The address that serves `/metrics`. Anyone who reaches it can read the metrics.',
  }),
  LOG_LEVEL: setting(
    withDefault(choice(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
    { usedBy: 'all', does: 'The level of the JSON lines on standard output.' },
  ),
}
