import { type Compared, isStoring, type Outcome, summaryOf } from '../outcome.ts'
import { SCALE } from '../shrink.ts'
import { script, style } from './page-assets.ts'

/** Renders the report. The pictures are files next to the page. */
export function reportPage(outcomes: readonly Outcome[]): string {
  const title = `${outcomes.length} changed ${outcomes.length === 1 ? 'story' : 'stories'}`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
<header>
<h1>${title}</h1>
<p>Store the changes that you intend with <code>pnpm visual accept</code> and the name of a story, or without a name for all.</p>
<nav aria-label="Changed stories"><ul>${outcomes.map(entry).join('')}</ul></nav>
</header>
<main>
${outcomes.map(section).join('\n')}
</main>
<script>${script}</script>
</html>
`
}

const entry = (outcome: Outcome) =>
  `<li><a href="#${outcome.id}">${outcome.id}</a>: ${escaped(summaryOf(outcome))}</li>`

const section = (outcome: Outcome) => `<section aria-labelledby="${outcome.id}">
<h2 id="${outcome.id}" tabindex="-1">${outcome.id}</h2>
<p><code>pnpm visual accept ${outcome.id}</code></p>
${outcome.state === 'failed' ? `<pre>${escaped(outcome.error)}</pre>` : ''}
${isStoring(outcome) ? outcome.compared.map((each) => comparison(outcome.id, each)).join('\n') : ''}
</section>`

function comparison(id: string, { theme, before, difference }: Compared): string {
  const name = `${id} in ${theme}`
  const size = `${difference.mask.width * SCALE} × ${difference.mask.height * SCALE} px`
  const stored =
    before.width === 0
      ? '<figure><figcaption>Stored: none</figcaption></figure>'
      : figure(
          'Stored',
          name,
          `${id}.${theme}.before.webp`,
          `${before.width * SCALE} × ${before.height * SCALE} px, at a third of it`,
        )
  return `<h3>${theme === 'light' ? 'Light' : 'Dark'}: ${difference.count} pixels differ</h3>
<button type="button" aria-pressed="false">Show stored in place of new <span class="hidden">for ${name}</span></button>
<div class="pictures">
${stored}
${figure('New', name, `${id}.${theme}.after.png`, size)}
${figure('Difference', name, `${id}.${theme}.difference.webp`, size)}
</div>`
}

const figure = (kind: string, name: string, file: string, size: string) =>
  `<figure><figcaption>${kind}: ${size}</figcaption><a href="${file}"><img src="${file}" alt="${kind} picture of ${name}" loading="lazy"></a></figure>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
