/** API messages about an organisation's database, in addition to those of targets. */
export const serverMessages = {
  noCredentials: 'Please save your database credentials first.',
  noCredentialsForRefresh:
    'No database credentials are stored. Enter them on the page Table synchronisation, then refresh again.',
  passwordUnreadable: 'The stored database password can no longer be read. Enter it again.',
  cancelled: 'The synchronisation has been cancelled.',
  running: 'A synchronisation of this organisation is already running.',
  tooMany: 'Too many organisations are synchronising at the moment. Try again in a moment.',
  passwordAgain: 'The host has changed. Enter the password again.',
} as const
