import { escapeHtml } from '../escape-html.ts'
import { page } from '../sign-in-provider/provider-pages.ts'

export type Choice = { id: string; name: string; note: string }

type Asking = {
  /** As the page calls the provider. */
  provider: string
  /** What is chosen, e.g. "organisation". */
  legend: string
  choices: readonly Choice[]
  /** Whether one or several may be chosen. */
  kind: 'checkbox' | 'radio'
  /** Nothing was chosen the last time. */
  refused?: boolean
}

/** What a provider asks: which of its accounts Tributary may read. */
export const choicePage = ({ provider, legend, choices, kind, refused = false }: Asking): string =>
  page(
    'Allow access',
    `<h1>Tributary wants access to:</h1>
<p>This ${escapeHtml(provider)} belongs to the demo. It has the shape of the real one, and nobody’s figures in it.</p>
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

/** What is said to a visit that no application of ours began. */
export const unknownVisitPage = (provider: string): string =>
  page(
    'Not possible',
    `<h1>This is not possible</h1>
<p>The request is not one of Tributary’s, or it has run out. Please start again from there.</p>`,
    `Demo ${provider}`,
  )
