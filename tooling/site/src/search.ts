import { withoutCode } from '@tributary/tooling/docs/markdown'
import type { DefaultTheme } from 'vitepress'

/**
 * The options of the search. Most of the site's text is the generated reference of the SDK, so only the names in it are
 * indexed, and guides come before references.
 */
export const searchOptions: DefaultTheme.LocalSearchOptions = {
  _render: (text, env, md) =>
    md.render(env.relativePath.startsWith('sdk/reference/') ? namesIn(text) : text, env),
  miniSearch: {
    searchOptions: {
      // VitePress copies the text of this function into the pages, so it cannot use imports.
      boostDocument: (id) => {
        if (/^\/(sdk\/reference|api)\//.test(id)) return 0.3
        return /^\/(requirements|decisions)\//.test(id) ? 0.6 : 1
      },
    },
  },
}

/** The headings of a page down to its names. Those below describe their members. */
const namesIn = (text: string) =>
  withoutCode(text)
    .split('\n')
    .filter((line) => /^#{1,3} /.test(line))
    .join('\n\n')
