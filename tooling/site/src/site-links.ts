import { existsSync, statSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { isExternal } from '@tributary/tooling/docs/markdown'
import { workspace } from '@tributary/tooling/workspace'

/** Where files that are not pages can be read. */
export const repository = 'https://github.com/tributary/tributary'

type Place = { file: string; page: string; pages: ReadonlyMap<string, string> }

/** Rewrites the links of a file for its page: to pages, to pictures in `public`, or to the repository. */
export function rewriteLinks(text: string, place: Place): string {
  return outsideCode(text, (prose) =>
    prose
      .replace(/(\]\(<?)([^)\s>]+)/g, (_, before, link) => before + linkOf(link, place))
      .replace(/(<(?:a|img|source)\b[^>]*? (?:href|src|srcset)=")([^"]+)/g, (_, before, link) => {
        return before + linkOf(link, place)
      }),
  )
}

/** Changes a page except its fenced and inline code. */
function outsideCode(text: string, change: (prose: string) => string): string {
  return text
    .split(/(^(?:`{3,})[\s\S]*?^`{3,}$|`[^`\n]+`)/m)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('')
}

function linkOf(link: string, { file, page, pages }: Place): string {
  if (isExternal(link) || link.startsWith('#') || link.startsWith('/')) return link
  const [path = '', anchor] = link.split('#')
  const target = posix.join(dirname(file), decodeURI(path))
  const hash = anchor === undefined ? '' : `#${anchor}`
  const found = pages.get(target) ?? pages.get(posix.join(target, 'README.md'))
  if (found) return (posix.relative(dirname(page), found) || posix.basename(found)) + hash
  if (isPicture(target)) return `/${publicPath(target)}`
  return `${repository}/${isFolder(target) ? 'tree' : 'blob'}/main/${target}${hash}`
}

export const isPicture = (file: string): boolean => /\.(png|svg|webp|jpg)$/.test(file)

/** The path of a picture on the site. */
export const publicPath = (file: string): string => file.replace(/^docs\//, '')

const isFolder = (file: string) =>
  existsSync(join(workspace, file)) && statSync(join(workspace, file)).isDirectory()
