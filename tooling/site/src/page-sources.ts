import { globSync } from 'node:fs'
import { dirname, sep } from 'node:path'
import { workspace } from '@tributary/tooling/workspace'

/** Pages of the site whose files are outside `docs`. */
const outside: Readonly<Record<string, string>> = {
  'CONTRIBUTING.md': 'contributing.md',
  'SECURITY.md': 'security/policy.md',
  'packages/cli/README.md': 'develop/cli-package.md',
  'packages/domain/README.md': 'develop/domain.md',
  'packages/sdk/README.md': 'sdk/index.md',
  'packages/react/README.md': 'develop/react.md',
  'packages/ui/README.md': 'components/index.md',
  'apps/server/README.md': 'develop/server.md',
  'apps/demo/README.md': 'develop/demo.md',
}

/** The folders whose READMEs become pages, and where the pages are. */
const readmeFolders = [
  { files: 'apps/server/src/**/README.md', from: 'apps/server/src/', to: 'develop/server/' },
  { files: 'examples/**/*.md', from: 'examples/', to: 'examples/' },
  { files: 'packages/sdk/docs/**/*.md', from: 'packages/sdk/docs/', to: 'sdk/reference/' },
  { files: 'docs/**/*.md', from: 'docs/', to: '' },
]

/** Returns the page of each Markdown file of the site. Both paths start at a root: of the workspace, and of the site. */
export function pageSources(): Map<string, string> {
  const found = readmeFolders.flatMap(({ files, from, to }) =>
    globSync(files, { cwd: workspace, exclude: (path) => path.includes('node_modules') })
      .map((file) => file.split(sep).join('/'))
      .map((file) => [file, asIndex(to + file.slice(from.length))] as const),
  )
  return new Map([...Object.entries(outside), ...found].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A README is the page of its folder. */
function asIndex(page: string): string {
  // typedoc names the page of the main entry after its file.
  if (page === 'sdk/reference/index.md') return 'sdk/reference/client.md'
  if (!page.endsWith('README.md')) return page
  const folder = dirname(page)
  return folder === '.' ? 'index.md' : `${folder}/index.md`
}
