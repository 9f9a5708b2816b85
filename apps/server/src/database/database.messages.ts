/** API messages about an organisation's database, in addition to those of targets. */
export const serverMessages = {
  noCredentials: 'Please save your database credentials first.',
  running: 'A synchronisation of this organisation is already running.',
  tooMany: 'Too many organisations are synchronising at the moment. Try again in a moment.',
  passwordAgain: 'The host has changed. Enter the password again.',
} as const
