import { escapeHtml } from '../escape-html.ts'

/** Where Excel on the web shows the panes of add-ins. */
const officeHosts = [
  'https://*.officeapps.live.com',
  'https://*.office.com',
  'https://*.office365.com',
  'https://*.sharepoint.com',
  'https://*.cloud.microsoft',
]

/** The pane alone may be framed, and by Office alone: it has no script, no form and nobody's data. */
export const panePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `frame-ancestors ${officeHosts.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** What the add-in's pane in Excel shows: the way to the portal, in a window of its own, where people sign in. */
export const excelPane = (origin: string, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Tributary</title>
<style nonce="${nonce}">
body { margin: 24px; font: 14px/20px system-ui, sans-serif }
h1 { font-size: 20px; line-height: 28px }
</style>
</head>
<body>
<main>
<h1>Tributary</h1>
<p>What your Excel connector shows is set up in Tributary.</p>
<p><a href="${escapeHtml(origin)}/excel" target="_blank" rel="noopener noreferrer">Open Tributary</a></p>
</main>
</body>
</html>
`
