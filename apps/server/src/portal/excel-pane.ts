import { escapeHtml } from '../escape-html.ts'
import { languageAttributes, type PageLanguage } from '../page-language.ts'
import { paneMessages } from './excel-pane.messages.ts'

/** Hosts on which Excel on the web shows add-ins. */
const officeHosts = [
  'https://*.officeapps.live.com',
  'https://*.office.com',
  'https://*.office365.com',
  'https://*.sharepoint.com',
  'https://*.cloud.microsoft',
]

/** The content security policy of the pane. Only Office may frame it. It has no script, form or user data. */
export const panePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `frame-ancestors ${officeHosts.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')

/** Returns the page in the add-in's pane. It links to the portal, which opens in a new window for signing in. */
export const excelPane = (origin: string, nonce: string, language: PageLanguage): string => `<!doctype html>
<html ${languageAttributes(language)}>
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
<p>${paneMessages[language].about}</p>
<p><a href="${escapeHtml(origin)}/excel" target="_blank" rel="noopener noreferrer">${paneMessages[language].open}</a></p>
</main>
</body>
</html>
`
