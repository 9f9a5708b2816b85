import { displayNameOf } from '@tributary/domain'
import { escapeHtml } from '../escape-html.ts'

type Page = { type: string; nonce: string }

/**
 * What a browser sees that is sent to a provider's authorisation by its address (requirement CALL-112). Opening it
 * changes nothing, and a page carries no token: its button leads to the portal, which asks with the person's own.
 */
export function authorisePage({ type, nonce }: Page): string {
  const name = escapeHtml(displayNameOf(type))
  // Under whatever name this page was opened, the portal stands under the same one.
  const action = escapeHtml(`/connectors/${encodeURIComponent(type)}/manage`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Connect ${name} – Tributary</title>
<style nonce="${escapeHtml(nonce)}">
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 15vh auto 0; padding: 0 1.5rem }
button { font: inherit; padding: .75rem 1.5rem; min-height: 2.75rem }
</style>
</head>
<body>
<main>
<h1>Connect ${name}</h1>
<p>You are about to let Tributary read your data in ${name}. Nothing has happened yet.</p>
<form method="get" action="${action}">
<input type="hidden" name="new" value="true">
<button>Continue</button>
</form>
</main>
</body>
</html>
`
}
