import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * Everything a page may complain about and no test may bring about: a violation of the content security policy, an
 * exception nobody caught, an error in the console. A page whose server the test stops may miss any file of it.
 */
export async function watchForTrouble(
  context: BrowserContext,
  { serverStops = false } = {},
): Promise<readonly string[]> {
  const troubles: string[] = []
  await context.exposeBinding('reportViolation', (_, violation: string) => {
    troubles.push(`content security policy: ${violation}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation')
      if (typeof report !== 'function') throw new Error('The violation cannot be reported.')
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  context.on('weberror', (error) =>
    troubles.push(`not caught: ${error.error().message}\n${error.error().stack ?? ''}`),
  )
  context.on('console', (message) => {
    if (isTrouble(message) && !(serverStops && isLostConnection(message)))
      troubles.push(`console ${message.type()}: ${message.text()} ${message.location().url}`)
  })
  return troubles
}

/** Chromium itself writes a line for every answer from 400 up; the tests that cause those look at the screen. */
function isTrouble(message: ConsoleMessage) {
  const answered =
    /^Failed to load resource/.test(message.text()) && message.location().url.includes('/backend/')
  return !answered && (message.type() === 'error' || message.type() === 'warning')
}

const isLostConnection = (message: ConsoleMessage) =>
  /^Failed to load resource: (net::ERR_(CONNECTION_|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)|.* status of 503)/.test(
    message.text(),
  )
