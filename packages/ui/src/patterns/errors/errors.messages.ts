import { catalogue } from '@tributary/sdk/common'

export const errorsText = catalogue('ui.patterns.errors', {
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  thisPage: 'This page',
  youDoNotHaveAccess: 'You do not have access to this page.',
  home: 'Home',
  pageNotFound: 'Page not found',
  theAddressMayBeMistyped: 'The address may be mistyped, or the page moved.',
})
