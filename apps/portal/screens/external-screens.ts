import type { Group } from './screen.ts'

export const externalScreens: Group = {
  title: 'Errors and loading',
  screens: [
    { name: 'No access', path: '/admin/dashboard', as: 'una' },
    {
      name: 'Authorise by address',
      path: '/home',
      as: 'olga',
      steps: async ({ page }) => {
        const address = await page.locator('a[href^="/backend/authorise/"]').first().getAttribute('href')
        await page.goto(address ?? '')
      },
    },
    { name: 'Page not found', path: '/nowhere', as: 'sue' },
    {
      name: 'Starting',
      path: '/home',
      as: 'una',
      holds: '**/backend/auth/refresh',
      // The page is not known yet, so it has no heading.
      ignoredRules: ['page-has-heading-one'],
    },
    {
      name: 'A script that does not load',
      path: '/profile',
      as: 'una',
      expectsErrors: true,
      before: ({ page }) => page.route('**/assets/ProfilePage*', (route) => route.abort()),
    },
  ],
}
