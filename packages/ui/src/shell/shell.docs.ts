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
] as const satisfies readonly Guide[]
