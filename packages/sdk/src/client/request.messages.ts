/** What to tell a person when a call fails without a sentence from the server (portal spec 8). */
export const requestMessages = {
  network: 'Failed to connect to server. Please check your internet connection and try again.',
  invalidResponse: 'Invalid response from server',
  emptyResponse: 'No response from server',
  requestFailed: 'Request failed',
  /** When nothing better is known of what went wrong (portal spec 8). */
  unexpected: 'Something seems to have gone wrong.',
  /** In place of a page's content. The message of the failed call is folded beneath. */
  notLoaded: (things: string) =>
    `${things} could not be loaded. Try again; if it stays, tell your administrator.`,
  details: 'What the server said',
} as const
