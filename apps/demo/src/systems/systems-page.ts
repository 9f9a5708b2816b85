import { type LocalProvider, serveProviders } from '@tributary/fakes/account-providers/local-http'
import { page } from '@tributary/fakes/sign-in-provider/provider-pages'
import type { DemoDetail, DemoSystem } from './demo-system.ts'

const TITLE = 'Systems of the demo'

/** Serves a page whose buttons change data in the fake systems. */
export async function startSystemsPage(
  systems: readonly DemoSystem[],
  portal: string,
): Promise<{ address: string; stop(): Promise<void> }> {
  const changes = new Map(systems.flatMap((system) => system.changes).map((one) => [one.label, one]))
  const provider: LocalProvider = {
    answer({ method, path, form }) {
      if (path) return { status: 404 }
      const done = method === 'POST' ? changes.get(form.get('change') ?? '')?.run() : undefined
      return { page: page(TITLE, content(systems, done), 'Tributary’s demo') }
    },
  }
  const { origin, stop } = await serveProviders({ systems: provider }, portal)
  return { address: `${origin}/systems`, stop }
}

// The texts are ours and contain no HTML.
const content = (systems: readonly DemoSystem[], done: string | undefined) =>
  `<h1>${TITLE}</h1>
<p>The connectors of the demo read from these fake systems. Change something, then refresh a connector.</p>
<p role="status">${done ?? ''}</p>
<form method="post">
${systems.map(fieldset).join('\n')}
</form>`

const fieldset = ({ name, details = [], changes }: DemoSystem) =>
  `<fieldset>
<legend>${name}</legend>
${details.map(detail).join('\n')}
${changes.map(({ label }) => `<button name="change" value="${label}">${label}</button>`).join('\n')}
</fieldset>`

const detail = ({ label, value, isPage }: DemoDetail) =>
  `<div>${label}: ${isPage ? `<a href="${value}">${value}</a>` : `<code>${value}</code>`}</div>`
