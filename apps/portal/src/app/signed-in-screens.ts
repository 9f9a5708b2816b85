/**
 * Everything that needs a session. Loading it takes two steps, so that the first script does not contain the list of
 * its files.
 */
export const signedInScreens = {
  signedIn: async () => (await import('./SignedIn.tsx')).SignedIn,
  afterSignIn: async () => (await import('./AfterSignIn.tsx')).AfterSignIn,
}
