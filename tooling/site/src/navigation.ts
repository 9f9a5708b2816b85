import type { SitePage } from './site-page.ts'

type Item = { text: string; link?: string; items?: Item[] }

/** A heading of the navigation. Its pages are in this order; a pattern adds those not listed, by path. */
type Section = { text: string; pages: readonly string[]; others?: RegExp }

/** The top navigation, and the sections in the sidebar of each of its areas. */
const areas: readonly { text: string; sections: readonly Section[] }[] = [
  {
    text: 'Guide',
    sections: [
      { text: 'Start', pages: ['index', 'getting-started'] },
      {
        text: 'Concepts',
        pages: [
          'concepts/index',
          'concepts/organisations-and-roles',
          'concepts/connectors-and-refreshes',
          'concepts/where-data-goes',
          'concepts/lineage',
        ],
        others: /^concepts\//,
      },
      { text: 'About the project', pages: ['reliability', 'glossary', 'contributing'] },
    ],
  },
  {
    text: 'Connectors',
    sections: [
      {
        text: 'Kinds',
        pages: ['connectors/index', 'connectors/failures'],
        others: /^connectors\/(?!airbyte|custom)/,
      },
      {
        text: 'Your own system',
        pages: ['connectors/custom', 'connectors/airbyte-manifests', 'how-to-write-a-source'],
      },
    ],
  },
  {
    text: 'Excel',
    sections: [
      {
        text: 'Excel administration',
        pages: ['excel/index', 'excel/structure', 'excel/access', 'excel/table-synchronisation'],
        others: /^excel\//,
      },
    ],
  },
  {
    text: 'Operate',
    sections: [
      { text: 'Operate', pages: ['operate/index'], others: /^operate\// },
      { text: 'Security', pages: ['security/policy'], others: /^security\// },
    ],
  },
  {
    text: 'Develop',
    sections: [
      {
        text: 'Use our packages',
        pages: [
          'develop/index',
          'sdk/index',
          'develop/api',
          'develop/cli-package',
          'develop/react',
          'components/index',
          'develop/domain',
        ],
      },
      { text: 'Examples', pages: ['examples/index'], others: /^examples\// },
      { text: 'Guides', pages: [], others: /^develop\/(?!server\/)/ },
      {
        text: 'Work on Tributary',
        pages: ['architecture', 'develop/server', 'develop/demo', 'contributing'],
      },
      { text: 'Parts of the server', pages: [], others: /^develop\/server\// },
      { text: 'Reference', pages: ['sdk/reference/index', 'requirements/index', 'decisions/index'] },
    ],
  },
  {
    text: 'API',
    sections: [{ text: 'API reference', pages: ['api/index'], others: /^api\// }],
  },
]

/** Long lists, each in the sidebar of its folder only. */
const references: readonly { base: string; section: Section }[] = [
  {
    base: '/sdk/reference/',
    section: { text: 'Entries of the SDK', pages: [], others: /^sdk\/reference\// },
  },
  { base: '/requirements/', section: { text: 'Requirements', pages: [], others: /^requirements\// } },
  { base: '/decisions/', section: { text: 'Decisions', pages: [], others: /^decisions\// } },
]
const back: Item = { text: 'Develop', items: [{ text: 'Overview', link: '/develop/' }] }

export const topNavigation = () =>
  areas.map(({ text, sections: [first] }) => ({ text, link: linkTo(first?.pages[0] ?? '') }))

/** Returns the sidebar of each folder, and of each page that is in none. Every page has one. */
export function sidebars(pages: readonly SitePage[]): Record<string, Item[]> {
  const named = new Set(areas.flatMap(({ sections }) => sections.flatMap((section) => section.pages)))
  const entries = areas.flatMap(({ sections }) => {
    const items = sections.map((section) => sectionItem(section, pages, named))
    return items.flatMap((item) => item.items ?? []).map(({ link = '' }) => [baseOf(link), items] as const)
  })
  const long = references.map(
    ({ base, section }) => [base, [back, sectionItem(section, pages, new Set())]] as const,
  )
  return Object.fromEntries([...entries, ...long])
}

/** The folder of an address, or the address itself if it is in none. */
const baseOf = (link: string) => /^\/.+\//.exec(link)?.[0] ?? link

function sectionItem(section: Section, pages: readonly SitePage[], named: ReadonlySet<string>): Item {
  const { text, others } = section
  const found = pages.map(({ path }) => path.replace(/\.md$/, ''))
  const rest = others ? found.filter((path) => others.test(path) && !named.has(path)) : []
  const titles = new Map(pages.map(({ path, title }) => [path.replace(/\.md$/, ''), title]))
  const items = [...section.pages.filter((path) => titles.has(path)), ...rest].map((path) => ({
    text: nameOf(path, titles.get(path) ?? path),
    link: linkTo(path),
  }))
  return { text, items }
}

/** The parts of the contract have the names of entries of the SDK, so their names begin with that of the contract. */
const nameOf = (path: string, title: string) =>
  path.includes('/contract/namespaces/') ? `contract.${title}` : title.replace(/: API$/, '')

/** `connectors/index` is `/connectors/`. */
export const linkTo = (path: string): string => `/${path.replace(/(^|\/)index$/, '$1')}`
