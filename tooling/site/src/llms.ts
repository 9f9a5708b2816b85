import { join } from 'node:path'
import { workspace } from '@tributary/tooling/workspace'
import type { SitePage } from './site-page.ts'

/** The overview in the repository, for tools that read it there. */
export const committedLlms = join(workspace, 'docs/llms.txt')

const sections: readonly [string, RegExp][] = [
  ['Start', /^(index|getting-started|glossary)\.md$|^concepts\//],
  ['Use and run it', /^(connectors|excel|operate|security)\/|^reliability\.md$/],
  ['Build with it', /^(sdk|components|examples|api)\/|^develop\/(domain|[a-z-]+)\.md$/],
  ['Optional', /./],
]

/** Returns the overview of the documentation for language models (llmstxt.org). Links lead to Markdown. */
export function llmsText(pages: readonly SitePage[]): string {
  const groups = new Map<string, SitePage[]>(sections.map(([name]) => [name, []]))
  for (const page of pages.filter(({ path }) => !path.startsWith('sdk/reference/'))) {
    const [name] = sections.find(([, pattern]) => pattern.test(page.path)) ?? ['Optional']
    groups.get(name)?.push(page)
  }
  const lists = [...groups].map(([name, list]) => `## ${name}\n\n${list.map(lineOf).join('\n')}`)
  return `# Tributary\n\n> A web portal in which the members of many organisations connect their business systems to a database, refresh them, and control who sees what.\n\n${lists.join('\n\n')}\n`
}

const lineOf = ({ path, title, description }: SitePage) =>
  `- [${title}](/${path})${description ? `: ${description}` : ''}`
