import { readFile } from 'node:fs/promises'
import { languageAttributes, type PageLanguage } from '../page-language.ts'

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g
const NONCE_META = /<meta name="csp-nonce"[^>]*>/i

const NAVIGATION_SITES: readonly unknown[] = ['none', 'same-origin', 'same-site', 'cross-site']

/**
 * Values of one response: the CSP nonce, the theme, the language, the `Sec-Fetch-Site` header, and whether the browser has
 * the cookie of a session.
 */
export type PageFacts = {
  nonce: string
  theme: string | undefined
  language: PageLanguage
  navigationSite: unknown
  hasSession: boolean
}

/** Returns an HTML file of the portal with the values of this response, or undefined if it is missing. */
export async function portalPage(
  file: string,
  { nonce, theme, language, navigationSite, hasSession }: PageFacts,
): Promise<string | undefined> {
  const html = await readFile(file, 'utf8').catch(() => undefined)
  if (html === undefined) return undefined
  const meta = `<meta name="csp-nonce" content="${nonce}">`
  const withMeta = NONCE_META.test(html)
    ? html.replace(NONCE_META, meta)
    : html.replace('</head>', `${meta}</head>`)
  const page = withSite(withMeta.replace(NONCE_PLACEHOLDER, nonce), navigationSite)
  const known = hasSession || !SHOWS_COOKIE.includes(navigationSite) ? page : withoutSession(page)
  return withLanguage(withTheme(known, theme), language)
}

// A script cannot read the headers of its document, but it needs to detect whether another site opened it.
const withSite = (html: string, site: unknown) =>
  NAVIGATION_SITES.includes(site)
    ? html.replace('</head>', `<meta name="nav-site" content="${site}"></head>`)
    : html

// The page then requests no session, which would be refused. Coming from another site, a browser hides its cookie.
const SHOWS_COOKIE: readonly unknown[] = ['none', 'same-origin']
const withoutSession = (html: string) =>
  html.replace('</head>', '<meta name="session" content="none"></head>')

// Set before the first paint, so that a dark portal does not flash white.
function withTheme(html: string, theme: string | undefined) {
  if (theme !== 'light' && theme !== 'dark') return html
  return html.replace(/<html\b([^>]*)>/i, (_, attributes: string) => {
    const others = attributes.replace(/\s*data-theme="[^"]*"/i, '')
    return `<html${others} data-theme="${theme}">`
  })
}

// Set before the first paint, so that an Arabic page is not drawn from left to right first.
function withLanguage(html: string, language: PageLanguage) {
  if (language === 'en') return html
  return html.replace(/<html\b([^>]*)>/i, (_, attributes: string) => {
    const others = attributes.replace(/\s*\b(lang|dir)="[^"]*"/gi, '')
    return `<html ${languageAttributes(language)}${others}>`
  })
}
