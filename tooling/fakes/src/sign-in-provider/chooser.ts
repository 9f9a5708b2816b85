import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Provider } from 'oidc-provider'
import { DEMO_PROVIDER_PASSWORD, demoAccountOf } from './demo-accounts.ts'
import { chooserPage, errorPage } from './provider-pages.ts'

/** Shows the page to choose a user, and passes the choice to the provider. */
export async function choose(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    await provider.interactionDetails(request, response)
    if (request.method !== 'POST') return show(response, 200, chooserPage(undefined, false))
    const form = new URLSearchParams(await text(request))
    await answer(provider, request, response, form)
  } catch {
    // The interaction is unknown or has expired.
    show(response, 400, errorPage())
  }
}

async function answer(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
  form: URLSearchParams,
) {
  const finish = (result: Parameters<Provider['interactionFinished']>[2]) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  if (form.get('action') === 'cancel') return finish({ error: 'access_denied' })
  const account = demoAccountOf(form.get('account') ?? '')
  const known = account && form.get('password') === DEMO_PROVIDER_PASSWORD
  if (!known) return show(response, 200, chooserPage(account?.id, true))
  return finish({ login: { accountId: account.id, remember: false } })
}

function show(response: ServerResponse, status: number, html: string) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(html)
}
