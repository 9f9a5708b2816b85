import { readFile } from 'node:fs/promises'

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g
const NONCE_META = /<meta name="csp-nonce"[^>]*>/i

/** One of the portal's HTML files with what belongs to this one response: the nonce, and the theme to start in. */
export async function portalPage(
  file: string,
  { nonce, theme }: { nonce: string; theme: string | undefined },
): Promise<string | undefined> {
  const html = await readFile(file, 'utf8').catch(() => undefined)
  if (html === undefined) return undefined
  const meta = `<meta name="csp-nonce" content="${nonce}">`
  const withMeta = NONCE_META.test(html)
    ? html.replace(NONCE_META, meta)
    : html.replace('</head>', `${meta}</head>`)
  return withTheme(withMeta.replace(NONCE_PLACEHOLDER, nonce), theme)
}

// Set before the first paint, so that a dark portal does not flash white.
function withTheme(html: string, theme: string | undefined) {
  if (theme !== 'light' && theme !== 'dark') return html
  return html.replace(/<html\b([^>]*)>/i, (_, attributes: string) => {
    const others = attributes.replace(/\s*data-theme="[^"]*"/i, '')
    return `<html${others} data-theme="${theme}">`
  })
}
