import { catalogue } from '@tributary/sdk/common'

export const errorsText = catalogue('ui.patterns.errors', {
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  thisPage: 'This page',
  /** Shown in place of a page's content. The message of the failed call is in a collapsed section below. */
  notLoaded: (things: string) => `${things} could not be loaded. Try again, or contact your administrator.`,
  details: 'Message from the server',
  youDoNotHaveAccess: 'You do not have access to this page.',
  home: 'Home',
  pageNotFound: 'Page not found',
  theAddressMayBeMistyped: 'The address may be mistyped, or the page moved.',
})
