import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Collects what no test may cause: violations of the content security policy, uncaught exceptions and console errors.
 * If the test stops its server, failed downloads are expected.
 */
export async function watchForErrors(
  context: BrowserContext,
  { serverStops = false } = {},
): Promise<readonly string[]> {
  const errors: string[] = []
  await context.exposeBinding('reportViolation', (_, violation: string) => {
    errors.push(`content security policy: ${violation}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report !== 'function') throw new Error('The violation cannot be reported.')
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  context.on('weberror', (error) =>
    errors.push(`not caught: ${error.error().message}\n${error.error().stack ?? ''}`),
  )
  context.on('console', (message) => {
    if (isPageError(message) && !(serverStops && isLostConnection(message)))
      errors.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
  })
  return errors
}

/**
 * Chromium itself logs a line for every response from 400 up; the tests that cause those check the screen.
 */
function isPageError(message: ConsoleMessage) {
  const answered =
    /^Failed to load resource/.test(message.text()) && message.location().url.includes('/backend/')
  return !answered && (message.type() === 'error' || message.type() === 'warning')
}

const isLostConnection = (message: ConsoleMessage) =>
  /^Failed to load resource: (net::ERR_(CONNECTION_|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|.* status of 503)/.test(
    message.text(),
  )
