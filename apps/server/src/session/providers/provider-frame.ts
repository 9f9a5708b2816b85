import { escapeHtml } from '../../escape-html.ts'
import { languageAttributes, type PageLanguage } from '../../page-language.ts'
import { themeAttribute } from '../../portal/portal-styles.ts'
import { frameStyle } from './provider-frame.css.ts'
import { type ButtonIntent, frameMessages } from './provider-frame.messages.ts'

type Frame = {
  provider: string
  displayName: string
  intent: ButtonIntent
  returnUrl: string | undefined
  nonce: string
  theme: string | undefined
  language: PageLanguage
  font: string | undefined
}

const lock = `<svg width="13" height="13" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><rect width="18" height="11" x="3" y="11" rx="2" ry="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/></svg>`

/**
 * Renders the page that the portal's sign-in screen frames to lead to a provider. It has only a link for the top window: no
 * script and no field, so nothing typed here can leak.
 */
export function providerFrame(frame: Frame): string {
  const name = escapeHtml(frame.displayName)
  const text = frameMessages[frame.language]
  const title = text.action[frame.intent](name)
  return `<!doctype html>
<html ${languageAttributes(frame.language)}${themeAttribute(frame.theme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${escapeHtml(frame.nonce)}">
${frameStyle(frame.font)}
</style>
</head>
<body>
<div class="frame">
<p>${lock} <span><span class="opens">${text.opens(name)} </span>${text.passwordStays(name)}</span></p>
<a href="${escapeHtml(startAddress(frame))}" target="_top"><span aria-hidden="true">${escapeHtml(initialOf(frame))}</span> ${title}</a>
</div>
</body>
</html>
`
}

const initialOf = ({ displayName }: Frame) => displayName.slice(0, 1).toUpperCase()

function startAddress({ provider, intent, returnUrl }: Frame) {
  const query = new URLSearchParams({ intent, ...(returnUrl && { returnUrl }) })
  return `/auth/start/${encodeURIComponent(provider)}?${query}`
}

/** Returns the Content-Security-Policy of the frame: styles, and framing by our own pages. */
export const framePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
