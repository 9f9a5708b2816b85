import { headingAnchor } from '@tributary/tooling/docs/markdown'
import { defineConfig } from 'vitepress'
import { sidebars, topNavigation } from '../src/navigation.ts'
import { searchOptions } from '../src/search.ts'
import { repository } from '../src/site-links.ts'
import { sitePages } from '../src/site-pages.ts'

export default defineConfig({
  title: 'Tributary',
  description: 'Connect business systems to a database, refresh them, and control who sees what.',
  lang: 'en-GB',
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: 'node_modules/.cache',
  srcExclude: ['public/**'],
  cleanUrls: true,
  metaChunk: true,
  // Storybook is built next to the site, not by it. Addresses of the demo are examples.
  ignoreDeadLinks: [/^\/storybook\//, /^https?:\/\/localhost/],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: headingAnchor },
    // Code and tables that scroll sideways need the focus, so that keys can scroll them.
    config: (md) => {
      // A heading without text is announced as an empty heading.
      md.core.ruler.push('empty-headings', ({ tokens }) => {
        for (const [at, token] of tokens.entries())
          if (token.type === 'th_open' && tokens[at + 1]?.content === '')
            for (const one of [token, tokens[at + 2]]) if (one) one.tag = 'td'
      })
      md.renderer.rules.table_open = () => '<table tabindex="0">\n'
      // Pages are Vue templates, in which double braces in code would be expressions.
      const { code_inline: inlineCode } = md.renderer.rules
      md.renderer.rules.code_inline = (...args) =>
        (inlineCode?.(...args) ?? '').replace('<code', '<code v-pre')
    },
  },
  head: [['link', { rel: 'icon', href: '/icon.svg' }]],
  themeConfig: {
    logo: '/icon.svg',
    nav: topNavigation(),
    sidebar: sidebars(sitePages()),
    outline: { level: [2, 3] },
    search: { provider: 'local', options: searchOptions },
    socialLinks: [{ icon: 'github', link: repository }],
    // VitePress copies the text of this function into the pages, so it cannot use imports.
    editLink: { pattern: ({ frontmatter }) => frontmatter.edit, text: 'Edit this page' },
    docFooter: { prev: 'Previous', next: 'Next' },
  },
})
