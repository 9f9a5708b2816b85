import type { Picture, Shooting } from './photograph.ts'
import { type Group, type Screen, widths } from './screen.ts'

/** The head of the contact sheet. */
export type Taken = { commit: string; at: Date; shootings: readonly Shooting[] }

/** Renders all pictures on one page, which needs no other files than the pictures. */
export function contactSheet(groups: readonly Group[], taken: Taken): string {
  const shown = groups.filter(({ screens }) => screens.some((screen) => of(taken, screen).length > 0))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Every screen of Tributary</title>
<style>${style}</style>
<header>
<h1>Every screen of Tributary</h1>
<p>${head(taken)}</p>
<nav aria-label="Groups"><ul>${shown.map(({ title }) => `<li><a href="#${idOf(title)}">${escaped(title)}</a></li>`).join('')}</ul></nav>
</header>
<main>
${shown.map((group) => section(group, taken)).join('\n')}
</main>
</html>
`
}

/** Returns what the automatic checks found, or an empty text. */
export function findingsOf({ trouble, complaints, pictures }: Shooting): string[] {
  return [
    ...(trouble ? [`not reached: ${trouble}`] : []),
    ...new Set(complaints),
    ...unique(pictures, ({ overflow }) => (overflow > 0 ? [`${overflow} px too wide`] : [])),
    ...unique(pictures, ({ violations }) => violations.map((violation) => `axe: ${violation}`)),
  ]
}

const unique = (pictures: readonly Picture[], tell: (picture: Picture) => string[]) => [
  ...new Set(pictures.flatMap(tell)),
]

const of = ({ shootings }: Taken, screen: Screen) =>
  shootings.filter((shooting) => shooting.screen === screen).toSorted((a, b) => (a.width < b.width ? -1 : 1))

function head({ commit, at, shootings }: Taken): string {
  const pictures = shootings.flatMap((shooting) => shooting.pictures).length
  const faults = shootings.flatMap(findingsOf).length
  const found = faults === 0 ? 'nothing was found wrong' : `${faults} found wrong`
  return `Commit <code>${escaped(commit)}</code>, <time datetime="${at.toISOString()}">${inWords(at)}</time>, ${pictures} pictures, ${found}.`
}

const inWords = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)

const section = ({ title, screens }: Group, taken: Taken) => `<section aria-labelledby="${idOf(title)}">
<h2 id="${idOf(title)}">${escaped(title)}</h2>
${screens.map((screen) => article(screen, of(taken, screen))).join('\n')}
</section>`

function article({ name, path, as }: Screen, shootings: readonly Shooting[]): string {
  if (shootings.length === 0) return ''
  const pictures = shootings.flatMap((shooting) => shooting.pictures)
  const findings = shootings.flatMap((shooting) =>
    findingsOf(shooting).map((finding) => `<li>${shooting.width}: ${escaped(finding)}</li>`),
  )
  return `<article>
<h3>${escaped(name)}</h3>
<p><code>${escaped(path)}</code>, ${as ?? 'signed out'}</p>
${findings.length > 0 ? `<ul class="findings">${findings.join('')}</ul>` : ''}
<div class="pictures">${pictures.map((picture) => figure(name, picture)).join('')}</div>
</article>`
}

function figure(name: string, { file, width, theme }: Picture): string {
  const { width: across, height: down } = widths[width]
  const what = `${across} × ${down}, ${theme}`
  return `<figure class="${width}"><a href="${file}"><img src="${file}" alt="${escaped(name)}, ${what}" loading="lazy" width="${across}" height="${down}"></a><figcaption>${what}</figcaption></figure>`
}

const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

// A long page is cut to its first window here. The link opens the whole picture.
const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
* { box-sizing: border-box }
html { background: light-dark(#fff, #121212) }
body { margin: 0 auto; max-width: 110rem; padding: 1.5rem }
h2 { margin-top: 3rem }
h3 { margin: 2rem 0 0 }
p, figcaption { color: light-dark(#495057, #adb5bd); margin: 0 0 .5rem }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; margin: 1rem 0; padding: 0 }
a { color: light-dark(#0b5394, #8ab4f8) }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
.findings { color: light-dark(#a4000f, #ff9aa2) }
.pictures { display: flex; gap: 1rem; overflow-x: auto }
figure { flex: 1 1 0; margin: 0; min-width: 5rem }
.desktop { flex-grow: 3.46 }
img { aspect-ratio: auto; border: 1px solid light-dark(#ced4da, #495057); display: block; height: auto; object-fit: cover; object-position: top; width: 100% }
.desktop img { aspect-ratio: 1440 / 900 }
.phone img { aspect-ratio: 390 / 844 }
`
