import { displayNameOf, type Organisation } from '@tributary/domain'
import { escapeHtml } from '../../escape-html.ts'
import { languageAttributes, type PageLanguage } from '../../page-language.ts'
import { themeAttribute } from '../../portal/portal-styles.ts'
import { authoriseStyle } from './authorise-page.css.ts'
import { authoriseMessages } from './authorise-page.messages.ts'

export type AuthorisePage = {
  type: string
  /** The organisation in the URL. Undefined unless the browser's user belongs to it, so that its name stays private. */
  organisation: Organisation | undefined
  nonce: string
  theme: string | undefined
  language: PageLanguage
  font: string | undefined
}

const mark = `<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path class="river" d="M3 4.8h5.5A9.9 9.9 0 0 1 18.4 14.7V27.6h-4.8V14.7A5.1 5.1 0 0 0 8.5 9.6H3z"/><path class="joining" d="M29 4.8h-5.5a9.9 9.9 0 0 0-6.586 2.508 11.2 11.2 0 0 1 2.4 4.477A5.1 5.1 0 0 1 23.5 9.6H29z"/></svg>`

/**
 * Renders the page at a provider's authorise URL. Opening it changes nothing: its button leads to the portal, which has
 * the user's token and starts the authorisation.
 */
export function authorisePage(page: AuthorisePage): string {
  const { organisation } = page
  const name = escapeHtml(displayNameOf(page.type))
  const text = authoriseMessages[page.language]
  // Relative: the portal has the same host as this page.
  const action = escapeHtml(`/connectors/${encodeURIComponent(page.type)}/manage`)
  return `<!doctype html>
<html ${languageAttributes(page.language)}${themeAttribute(page.theme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text.title(name)} · Tributary</title>
<style nonce="${escapeHtml(page.nonce)}">
${authoriseStyle(page.font)}
</style>
</head>
<body>
<header><a href="/home" aria-label="Tributary">${mark}<span aria-hidden="true">Tributary</span></a></header>
<main>
<h1>${text.title(name)}</h1>
<p>${text.intro(name, organisation && escapeHtml(organisation.companyName))}</p>
<p>${text.nothingYet}</p>
<form method="get" action="${action}">
<a href="/home">${text.cancel}</a>
<input type="hidden" name="new" value="true">${organisation ? `<input type="hidden" name="organisation" value="${escapeHtml(String(organisation.id))}">` : ''}
<button>${text.proceed}</button>
</form>
</main>
</body>
</html>
`
}
