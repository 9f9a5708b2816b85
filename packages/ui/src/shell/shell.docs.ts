import type { Guide } from '../../.storybook/guide.ts'

/** The pages of the frame around every page. */
export const guides = [
  {
    title: 'Shell/AppShell',
    status: 'stable',
    components: ['AppShell', 'PageHeader'],
    when: ['Once around every page. `PageHeader` begins each page.'],
    whenNot: ['On sign-in pages, use `AuthLayout`.'],
    accessibility: [
      'Landmarks for the navigation, the top bar and the main content. A link skips to the content.',
    ],
  },
  {
    title: 'Shell/TopBar',
    status: 'stable',
    components: ['TopBar'],
    when: ['At the top of the `AppShell`.'],
    whenNot: ['For the links of a section, use the side navigation.'],
    accessibility: ['Menus follow the ARIA menu button pattern.'],
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
] as const satisfies readonly Guide[]
