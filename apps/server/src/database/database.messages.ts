/** What the server says of an organisation's database besides what a target itself fails with. */
export const serverMessages = {
  noCredentials: 'Please save your database credentials first.',
  running: 'A synchronisation of this organisation is already running.',
  tooMany: 'Too many organisations are synchronising at the moment. Try again in a moment.',
  passwordAgain: 'The host is another one, so please enter the password again.',
} as const
