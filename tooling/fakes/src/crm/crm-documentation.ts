import { createHash } from 'node:crypto'
import { escapeHtml } from '../escape-html.ts'
import type { ApiResponse } from '../http-api/api-exchange.ts'
import { type CrmList, crmLists, parametersOf } from './crm-lists.ts'

const style = `
:root { color-scheme: light dark; --ink: #0b2239; --paper: #f4f8fb; --card: #fff; --line: #8fa6ba }
@media (prefers-color-scheme: dark) { :root { --ink: #e3eef7; --paper: #0c1a26; --card: #14273a; --line: #6d879d } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 46rem; margin: 0 auto; padding: 1rem 1.25rem 4rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top }
code, pre { font: .9rem/1.45 ui-monospace, monospace }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); background: var(--card) }`

export type Documented = {
  /** The address that all paths start from. */
  readonly base: string
  readonly limit: number
  /** The address that the paths of OAuth 2.0 start from; undefined without a registered application. */
  readonly authorisation: string | undefined
  /** Returns what the API responds to this path. */
  example(list: CrmList, path: string): object
}

/** The documentation of the API, a page for people. Its examples are real responses. */
export const documentationPage = (documented: Documented): ApiResponse => ({
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  },
  text: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Harbour CRM API</title>
<style>${style}</style>
</head>
<body><main>
${content(documented)}
</main></body>
</html>
`,
})

const content = (documented: Documented) => `<h1>Harbour CRM API</h1>
<p>Harbour CRM is invented. It is a part of Tributary’s demo.</p>
<h2>Address</h2>
<p>All paths start from <code>${documented.base}</code>. Responses are JSON. The API is read only.</p>
<h2>Authentication</h2>
<p>Send your API key in each request, in the header <code>Authorization</code>:</p>
<pre>Authorization: Bearer YOUR-KEY</pre>
<p>The page “Systems of the demo” shows a key.</p>
${documented.authorisation === undefined ? '' : oauthSection(documented.authorisation)}<h2>Limits</h2>
<p>A key has ${documented.limit} requests a minute. Then the status is 429, and the header <code>Retry-After</code> says how many seconds to wait.</p>
<h2>Errors</h2>
${table([
  ['Status', 'error.code', 'Meaning'],
  ['400', 'bad_request', 'A parameter is unknown or wrong.'],
  ['401', 'invalid_key', 'The key is missing or wrong.'],
  ['403', 'not_in_plan', 'Your plan does not include the list.'],
  ['404', 'not_found', 'There is no such path.'],
  ['429', 'too_many_requests', 'Too many requests in this minute.'],
])}
<h2>Account</h2>
<p><code>GET account</code> returns the name of your account, to test a key.</p>
<h2>Changes and deletions</h2>
<p>With <code>changed_since</code>, a list has only the records that were created, changed or deleted since then. Deleted records are listed with <code>include_deleted=true</code>. Their field <code>deleted</code> is then <code>true</code>.</p>
${crmLists.map((list) => section(list, documented)).join('\n')}`

const oauthSection = (address: string) => `<h2>OAuth 2.0</h2>
<p>Instead of a key, users can allow your application to read their account. PKCE is required.</p>
${table([
  ['Part', 'Value'],
  ['Authorisation address', `${address}authorise`],
  ['Token address', `${address}token`],
  ['Client id and secret', 'in the header Authorization, as Basic'],
  ['Scopes', 'read, and offline_access for a refresh token'],
])}
<p>An access token is valid for an hour, a refresh token for one request. The page “Systems of the demo” shows a client id and its secret.</p>
`

function section(list: CrmList, { example }: Documented): string {
  const path = `${list.name}?per_page=1`
  return `<h2 id="${list.name}">List: ${list.name}</h2>
<p><code>GET ${list.name}</code></p>
<p>${escapeHtml(list.about)}</p>
${table([['Parameter', 'Meaning'], ...parametersOf(list).map(({ name, about }) => [name, about])])}
${table([['Field', 'Type'], ...list.fields])}
<p>Example: <code>GET ${path}</code></p>
<pre>${escapeHtml(JSON.stringify(example(list, path), null, 2))}</pre>`
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')
  return `<table>
<thead><tr>${cells(head, 'th')}</tr></thead>
<tbody>
${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}
</tbody>
</table>`
}
