import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anchorsIn, descriptionOf, titleOf } from '@tributary/tooling/docs/markdown'
import { workspace } from '@tributary/tooling/workspace'
import { apiPages } from './api/api-pages.ts'
import { pageSources } from './page-sources.ts'
import { rewriteLinks } from './site-links.ts'
import type { SitePage } from './site-page.ts'
import { showPictureOfTheme } from './theme-pictures.ts'

/** Returns every page except the reference of the SDK, which typedoc writes. */
export function sitePages(): SitePage[] {
  return [...writtenPages(), ...apiPages()]
}

/** Returns the pages that people write. */
function writtenPages(): SitePage[] {
  const pages = pageSources()
  return [...pages].map(([file, path]) => {
    const source = readFileSync(join(workspace, file), 'utf8')
    const text = showPictureOfTheme(rewriteLinks(withKnownAnchors(source), { file, page: path, pages }))
    return { path, file, title: titleOn(path, source), description: descriptionOf(source), text }
  })
}

/** Some parts of the server have the name of a feature, which is the title of another page. */
const titleOn = (path: string, source: string) =>
  path.startsWith('develop/server/') ? `${titleOf(source)} (server)` : titleOf(source)

/** typedoc numbers the anchors of a type and a value with one name, but writes one heading for both. */
function withKnownAnchors(text: string): string {
  const known = anchorsIn(text)
  return text.replace(/\]\(#([\w-]+)-1\)/g, (link, name) =>
    known.has(`${name}-1`) || !known.has(name) ? link : `](#${name})`,
  )
}
