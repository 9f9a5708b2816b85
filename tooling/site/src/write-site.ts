import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { workspace } from '@tributary/tooling/workspace'
import { llmsText } from './llms.ts'
import { isPicture, publicPath, repository } from './site-links.ts'
import { sitePages } from './site-pages.ts'

/** Where VitePress finds the pages. It is written for each build and never committed. */
const staged = join(workspace, 'tooling/site/pages')

/** Removes what an earlier build has written. */
export const clearSite = (): void => rmSync(staged, { recursive: true, force: true })

/** Writes all pages, the pictures and llms.txt for VitePress. Unchanged files stay untouched, so that VitePress does not reload. */
export function writeSite(): void {
  const pages = sitePages()
  for (const { path, title, description, file, text } of pages) {
    const about = {
      title,
      description,
      // Without headings there is no outline, and wide tables can use its place.
      ...(!/^## /m.test(text) && { aside: false }),
      ...(isWritten(file) ? { edit: `${repository}/edit/main/${file}` } : { editLink: false }),
    }
    write(path, `---\n${yaml(about)}---\n\n${text}`)
    write(join('public', path), text)
  }
  for (const picture of globSync('{docs,examples}/**/*.*', { cwd: workspace }).filter(isPicture))
    copy(picture, join('public', publicPath(picture)))
  copy('packages/sdk/openapi.json', 'public/openapi.json')
  copy('apps/portal/public/logo-mark.svg', 'public/icon.svg')
  write('public/llms.txt', llmsText(pages))
  write('public/llms-full.txt', pages.map(({ text }) => text).join('\n\n---\n\n'))
}

const yaml = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')

function write(path: string, text: string) {
  const file = join(staged, path)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The reference of the SDK is generated. */
const isWritten = (file?: string) => file !== undefined && !file.startsWith('packages/sdk/docs/')

const copy = (file: string, to: string) => cpSync(join(workspace, file), join(staged, to))
