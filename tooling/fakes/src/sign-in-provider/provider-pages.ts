import { createHash } from 'node:crypto'
import { escapeHtml } from '../escape-html.ts'
import { DEMO_PROVIDER_PASSWORD, type DemoAccount, demoAccounts } from './demo-accounts.ts'

// A different style, so that this page is not mistaken for the portal.
const style = `
:root { color-scheme: light dark; --ink: #2b2118; --paper: #fbf5ea; --card: #fff; --line: #8a7a64; --act: #7a3e00; --on: #fff; --bad: #a40f1c }
@media (prefers-color-scheme: dark) { :root { --ink: #f2e8d9; --paper: #1f1912; --card: #2b231a; --line: #a5937a; --act: #f0b35c; --on: #241400; --bad: #ffa59b } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 Georgia, "Times New Roman", serif }
header { padding: .75rem 1.25rem; border-bottom: 4px double var(--line); font-weight: bold }
main { max-width: 34rem; margin: 2rem auto; padding: 0 1.25rem }
h1 { margin: 0 0 .5rem; font-size: 1.6rem; line-height: 1.25 }
fieldset { margin: 1.25rem 0; padding: .25rem 1rem 1rem; border: 1px solid var(--line); background: var(--card) }
legend { padding: 0 .4rem; font-weight: bold }
.who { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; align-items: start; padding: .6rem 0; overflow-wrap: anywhere }
.who input { width: 1.2rem; height: 1.2rem; margin: .2rem 0 0; accent-color: var(--act) }
.who small { display: block }
label.field { display: block; font-weight: bold }
input[type=password] { width: 100%; min-height: 2.75rem; padding: .4rem .6rem; border: 1px solid var(--line); background: var(--card); color: inherit; font: inherit }
button { min-height: 2.75rem; margin: 1.25rem .75rem 0 0; padding: .4rem 1.4rem; border: 1px solid var(--act); font: inherit; cursor: pointer }
button[value=signin], button[value=allow] { background: var(--act); color: var(--on); font-weight: bold }
button[value=cancel] { background: none; color: inherit }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
.bad { padding: .5rem .75rem; border-left: 4px solid var(--bad); color: var(--bad); font-weight: bold }
code { font: .95em ui-monospace, monospace; user-select: all; overflow-wrap: anywhere }
a { color: var(--act); overflow-wrap: anywhere }`

const NAME = 'Demo accounting provider'

/** A page of the fake provider, with its own text. */
export const page = (title: string, content: string, name = NAME): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${name}</title>
<style>${style}</style>
</head>
<body>
<header>${name}</header>
<main>
${content}
</main>
</body>
</html>
`

/**
 * Renders the form for the account and its password. `refused` shows that the previous password was wrong.
 */
export const chooserPage = (chosen: string | undefined, refused: boolean): string =>
  page(
    'Sign in',
    `<h1>Sign in</h1>
<p>Tributary would like to know who you are. This provider belongs to the demo: no one here is real, and every password is <code>${escapeHtml(DEMO_PROVIDER_PASSWORD)}</code>.</p>
${refused ? '<p class="bad" role="alert">Choose who you are, and enter the password shown above.</p>' : ''}
<form method="post" autocomplete="off">
<fieldset>
<legend>Who are you?</legend>
${demoAccounts.map((account) => choice(account, account.id === chosen)).join('\n')}
</fieldset>
<label class="field" for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="off"${refused ? ' aria-invalid="true"' : ''}>
<button name="action" value="signin">Sign in</button><button name="action" value="cancel">Cancel</button>
</form>`,
  )

const choice = ({ id, givenName, familyName, email, note }: DemoAccount, chosen: boolean) =>
  `<div class="who"><input type="radio" name="account" id="${id}" value="${id}" aria-describedby="${id}-note"${chosen ? ' checked' : ''}>
<div><label for="${id}">${givenName} ${familyName}</label> <small id="${id}-note">${escapeHtml(email)}. ${escapeHtml(note)}</small></div></div>`

export const errorPage = (): string =>
  page(
    'Not possible',
    `<h1>This is not possible</h1>
<p>The request to sign in is not one of Tributary’s, or it has run out. Please start again from there.</p>`,
  )

/** The form redirects to the portal, which browsers check as a form action. */
export const pagePolicy = (portal: string): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action 'self' ${portal}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
