/** What each exit code means. Scripts depend on the numbers, so they never change. */
export const exitCodes = {
  done: { code: 0, meaning: 'done' },
  failed: { code: 1, meaning: 'the work failed, for example a refresh' },
  usage: { code: 2, meaning: 'wrong usage: an unknown option, a missing value, a faulty file' },
  notSignedIn: { code: 3, meaning: 'not signed in, or the server refused the token' },
  notAllowed: { code: 4, meaning: 'the user or the scope of the token does not allow it' },
  notFound: { code: 5, meaning: 'not found: the organisation, connector, user or request does not exist' },
  unreachable: { code: 6, meaning: 'the server cannot be reached, or is too busy' },
  changed: { code: 7, meaning: 'another user has changed it in the meantime' },
  notInstalled: { code: 8, meaning: 'the server is not installed where the command runs' },
  timedOut: { code: 9, meaning: 'the time to wait is over' },
  planned: { code: 10, meaning: 'the plan has changes (only with --plan-only)' },
  interrupted: { code: 130, meaning: 'interrupted with Ctrl-C' },
} as const

/** The name of an exit code. */
export type ExitName = keyof typeof exitCodes
