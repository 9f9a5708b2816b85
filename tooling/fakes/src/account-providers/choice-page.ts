import { escapeHtml } from '../escape-html.ts'
import { page } from '../sign-in-provider/provider-pages.ts'

export type Choice = { id: string; name: string; note: string }

type Asking = {
  /** The provider's name on the page. */
  provider: string
  /** What to choose, such as "organisation". */
  legend: string
  choices: readonly Choice[]
  /** `checkbox` for several, `radio` for one. */
  kind: 'checkbox' | 'radio'
  /** True if the previous answer was empty. */
  refused?: boolean
}

/** A provider's consent page, with the accounts that Tributary may read. */
export const choicePage = ({ provider, legend, choices, kind, refused = false }: Asking): string =>
  page(
    'Allow access',
    `<h1>Tributary wants access to:</h1>
<p>This ${escapeHtml(provider)} belongs to the demo. It has the shape of the real one, but no real figures.</p>
${refused ? '<p class="bad" role="alert">Choose what Tributary may read.</p>' : ''}
<form method="post" autocomplete="off">
<fieldset>
<legend>${escapeHtml(legend)}</legend>
${choices.map((choice) => line(choice, kind)).join('\n')}
</fieldset>
<button name="action" value="allow">Allow access</button><button name="action" value="cancel">Cancel</button>
</form>`,
    `Demo ${provider}`,
  )

const line = ({ id, name, note }: Choice, kind: Asking['kind']) =>
  `<div class="who"><input type="${kind}" name="choice" id="${escapeHtml(id)}" value="${escapeHtml(id)}" aria-describedby="${escapeHtml(id)}-note">
<div><label for="${escapeHtml(id)}">${escapeHtml(name)}</label> <small id="${escapeHtml(id)}-note">${escapeHtml(note)}</small></div></div>`

/** The provider's own page for a request that it refuses without returning to the application. */
export const refusedPage = (provider: string, error: string): string =>
  page(
    'Not possible',
    `<h1>This is not possible</h1>
<p>The request was refused: ${escapeHtml(error)}.</p>`,
    `Demo ${provider}`,
  )

/** The page for a request without a valid client. */
export const unknownVisitPage = (provider: string): string =>
  page(
    'Not possible',
    `<h1>This is not possible</h1>
<p>The request is not one of Tributary’s, or it has run out. Please start again from there.</p>`,
    `Demo ${provider}`,
  )
