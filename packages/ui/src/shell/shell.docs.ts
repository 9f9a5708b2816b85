import type { FullGuide } from '../../.storybook/guide.ts'

/** The pages of the frame around every page. */
export const guides = [
  {
    title: 'Shell/AppShell',
    status: 'stable',
    components: ['AppShell', 'PageHeader'],
    when: ['`AppShell` once around every page of a signed-in user. `PageHeader` begins each page.'],
    whenNot: [
      'On sign-in pages, use `AuthLayout`.',
      'On the home page of an organisation, use `HomeHeader` instead of `PageHeader`.',
    ],
    anatomy: [
      ['Skip link', 'Visible while it has the focus. Leads to the content.'],
      ['Navigation', 'Organisation, places, connector types and the user. On phones a sheet.'],
      ['Top bar', 'A `TopBar` with the section, its links and the search.'],
      ['Content', 'The page. It begins with `PageHeader`: heading, summary, state and actions.'],
    ],
    keyboard: [
      ['Tab', 'Reaches "Skip to content" first, then the navigation, the top bar and the page.'],
      ['Enter', 'On the skip link: moves the focus to the content.'],
      ['Enter, Space', 'Collapses or expands the navigation. The focus stays on that button.'],
      ['Escape', 'On phones: closes the navigation.'],
    ],
    accessibility: [
      'Landmarks for the navigation, the top bar and the main content. A link skips to the content.',
      'The current link has `aria-current`. A collapsed link keeps its name.',
      'The main content can receive the focus, for example after a change of the page.',
    ],
    do: [
      'Store `collapsed` where the server reads it, such as a cookie. The first render then has the right width.',
      'Set `currentHref` to exactly the `href` of the link, or to null.',
      'Pass `organisations: undefined` while they load, and `failure` when they could not be loaded.',
      'Set `wide` on lists and matrices. Forms and texts stay readable without it.',
      'Put the primary action last in `actions`.',
    ],
    dont: [
      'Do not put a second `main` or level-1 heading into the page.',
      'Do not mount the shell again for each page. An open menu and the scroll position are lost.',
      'Do not pass `adminHref` to users without access. They then see a link to an error.',
    ],
    code: `
import { AppShell, type Navigation, PageHeader, TopBar } from '@tributary/ui'
import { type ReactNode, useState } from 'react'

type Props = {
  navigation: Navigation
  /** From the cookie, so that the first render has the right width. */
  collapsedAtFirst: boolean
  /** Stores the choice in the cookie. */
  onCollapsed: (collapsed: boolean) => void
  children: ReactNode
}

export function SignedIn({ navigation, collapsedAtFirst, onCollapsed, children }: Props) {
  const [collapsed, setCollapsed] = useState(collapsedAtFirst)
  const change = (next: boolean) => {
    setCollapsed(next)
    onCollapsed(next)
  }
  return (
    <AppShell
      navigation={navigation}
      collapsed={collapsed}
      onCollapsedChange={change}
      topBar={<TopBar title="Admin" />}
    >
      <PageHeader title="Users" summary="Everyone who may sign in." />
      {children}
    </AppShell>
  )
}
`,
  },
  {
    title: 'Shell/ViewAsBar',
    status: 'stable',
    components: ['ViewAsBar'],
    when: ['On every page, while an administrator sees the portal as another user.'],
    whenNot: ['For a message about one page, use a `Banner`.'],
    anatomy: [
      ['Words', 'As whom the portal is shown, that nothing can be changed, and when the view ends.'],
      ['Button', 'Returns to the account of the administrator.'],
    ],
    keyboard: [['Enter, Space', 'On the button: ends the view.']],
    accessibility: ['A region with a name, so that screen readers find it on every page.'],
    do: ['End the view by yourself at `endsAt`: the server refuses every call from then on.'],
    dont: ['Do not hide it or let it be dismissed. It is the only sign of whose pages these are.'],
    code: `
import { ViewAsBar } from '@tributary/ui'

export const Viewing = ({ endsAt, onEnd }: { endsAt: Date; onEnd: () => void }) => (
  <ViewAsBar name="Una Ulm" endsAt={endsAt} onEnd={onEnd} />
)
`,
  },
  {
    title: 'Shell/TopBar',
    status: 'stable',
    components: ['TopBar'],
    when: ['As `topBar` of the `AppShell`: the section of the page, its links and its search.'],
    whenNot: [
      'For the places of the portal, use the side navigation.',
      'For several views of the same data, use `Segmented`.',
    ],
    anatomy: [
      ['Menu button', 'Only on phones and inside an `AppShell`.'],
      ['Title', 'The section, with the tile of a connector type if it has one.'],
      ['Links', 'The pages of the section. A menu groups several. In a narrow window they scroll.'],
      ['Search', 'Optional: one `SearchField`. On phones behind a button.'],
    ],
    keyboard: [
      ['Tab', 'Moves through the links, the menus and the search.'],
      ['Enter, Space, Arrow down', 'On a menu: opens it and focuses the first link.'],
      ['Arrow keys', 'In a menu: move between the links. Escape closes it.'],
    ],
    accessibility: [
      'A banner with a navigation named "Section" and a search landmark.',
      'The current link has `aria-current`. A closed menu that contains it is marked as well.',
      'On phones the search button is expanded or not, and moves the focus to the box.',
      'The arrows next to the links are for the pointer only. The keyboard scrolls by itself.',
    ],
    do: [
      'Mark exactly one link as `current`. It is scrolled into view.',
      'Set `isHeading` on pages without a `PageHeader`, so that they have a level-1 heading.',
    ],
    dont: [
      'Do not put a second search box on the page. Users would not know which one filters the list.',
      'Do not use the links for actions.',
    ],
    code: `
import { SearchField, TopBar } from '@tributary/ui'
import { useState } from 'react'

type Props = { path: string; onSearch: (search: string) => void }

export function XeroBar({ path, onSearch }: Props) {
  const [search, setSearch] = useState('')
  const change = (text: string) => {
    setSearch(text)
    onSearch(text)
  }
  const link = (label: string, href: string) => ({ label, href, current: path === href })
  return (
    <TopBar
      title="Xero"
      connectorType="xero"
      links={[
        link('Refresh', '/connectors/xero/refresh'),
        link('Manage', '/connectors/xero/manage'),
        { label: 'SQL', links: [link('Synchronise', '/xero2sql'), link('Tokens', '/xero2sql/tokens')] },
      ]}
      search={<SearchField label="Search connectors" value={search} onChange={change} />}
    />
  )
}
`,
  },
  {
    title: 'Shell/OrganisationMenu',
    status: 'stable',
    components: [],
    partOf: ['AppShell'],
    when: ['To choose the organisation that the pages show.'],
    whenNot: ['For actions, use `Menu`.'],
    accessibility: ['The button has the name of the organisation, also when the navigation is collapsed.'],
  },
  {
    title: 'Shell/SideNav',
    status: 'stable',
    components: [],
    partOf: ['AppShell'],
    when: ['For the places of the portal, in three forms: wide, collapsed, and as a sheet on phones.'],
    whenNot: ['Inside a page, use links.'],
    anatomy: [
      ['Logo', 'Links to Home.'],
      ['Places', 'The organisation, its connector types, and Admin for those who may open it.'],
      ['User', 'Links to the profile, with Log out.'],
    ],
    accessibility: [
      'The link of the current page is marked as current.',
      'Collapsed links keep their names for screen readers.',
    ],
  },
  {
    title: 'Icons/Logo',
    status: 'stable',
    components: [],
    partOf: ['AppShell', 'AuthLayout'],
    when: ['For the mark of Tributary, with or without its name.'],
    whenNot: ['For a connector type, use `Monogram`.'],
    accessibility: ['Hidden unless it has a `label`, because the link around it has a name.'],
  },
] as const satisfies readonly FullGuide[]
