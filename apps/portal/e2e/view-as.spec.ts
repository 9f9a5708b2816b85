import type { Page } from '@playwright/test'
import { people } from './support/data/people.ts'
import type { Portal } from './support/screens/portal.ts'
import { expect, test } from './support/test.ts'

// A call that writes would be refused, and the sentence of the refusal would be on screen.
const REFUSAL = 'You cannot change anything while you view the portal as another user.'
const ownCalls = ['/auth/refresh', '/me/view-as']

const ofUsers = [
  ...['/home', '/connectors', '/connectors?view=list', '/lineage', '/access/why'],
  ...['ftp', 'woocommerce', 'cin7', 'xero'].map((type) => `/connectors/${type}/refresh`),
  '/connectors/xero/v2/synchronise',
]
const ofAdministrators = [
  ...ofUsers,
  ...['ftp', 'cin7', 'xero', 'woocommerce'].map((type) => `/connectors/${type}/manage`),
  ...['/connectors/custom/sources', '/connectors/custom/sources/new', '/connectors/xero/v2/assign-users'],
  ...[
    '',
    '/table-synchronisation',
    '/areas',
    '/subareas',
    '/subareas/link',
    '/versions',
    '/helper-tables',
  ].map((path) => `/excel${path}`),
  ...['entities', 'security-groups', 'user-security-groups', 'user-helper-tables', 'access'].map(
    (path) => `/excel/security/${path}`,
  ),
  ...['/excel/user-entities', '/excel/search', '/excel/security/access/matrix', '/access/report'],
]
const administration = ['security/users', 'approvals', 'organisations', 'webhooks', 'alerts', 'audit'].map(
  (path) => `/admin/${path}`,
)
const personal = ['/profile', '/admin/programs', '/admin/sign-in']

type Person = (typeof people)[keyof typeof people]

async function viewAs(portal: Portal, page: Page, viewer: Person, viewed: Person) {
  const name = `${viewed.firstName} ${viewed.lastName}`
  await portal.openAs(viewer, '/admin/security/users')
  await page.getByRole('button', { name: `View as ${name}` }).click()
  await page.waitForURL('**/home')
  await expect(page.getByRole('region', { name: 'View as another user' })).toContainText(name)
}

/** Collects calls that may write, and responses that refuse. */
function watchCalls(page: Page) {
  const found: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isOwn = ownCalls.some((path) => pathname.endsWith(path))
    if (pathname.startsWith('/backend') && request.method() !== 'GET' && !isOwn)
      found.push(`${request.method()} ${pathname}`)
  })
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) found.push(`${response.status()} ${response.url()}`)
  })
  return found
}

const controls = ['button', 'switch', 'menuitem'].map(
  (role) => `[role="${role}"]:not([aria-disabled="true"], :disabled, [data-disabled])`,
)
const pressable = `:is(button:not(:disabled, [aria-disabled="true"], [role="gridcell"]), ${controls.join()})`
/** What covers the page after a press. */
const overlays = ['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role="${role}"]`).join()
/** The notice above the fields of a form has the sentence of the refusal, before anything is pressed. */
const notNotice = ':not(div:has(+ fieldset:disabled) *)'
/** Steps over what leaves the page by design. */
const leaving = /^(Return to your account|Log out|Download|Print|Copy|Open a file|Open file)/

/** Returns the page of a person, for administrators. */
async function pagesOfPeople(page: Page): Promise<string[]> {
  await page.goto('/admin/security/users')
  await settled(page)
  const links = page.getByRole('link', { name: `${people.una.firstName} ${people.una.lastName}` })
  return (await links.count()) === 0 ? [] : [(await links.first().getAttribute('href')) ?? '']
}

/** Waits until the page has loaded its data. */
async function settled(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Presses one control of each kind in a place, and returns what it pressed. */
async function pressEach(page: Page, place: string, back: () => Promise<void>): Promise<string[]> {
  const pressed = new Set<string>()
  const url = page.url()
  for (;;) {
    const name = await page.evaluate(pressNext, {
      place,
      pressable,
      known: [...pressed],
      leaving: leaving.source,
    })
    if (name === null) return [...pressed]
    pressed.add(name)
    await settled(page)
    const refusals = page.getByText(REFUSAL).filter({ visible: true }).and(page.locator(notNotice))
    await expect(refusals, `after a press on ${name}`).toHaveCount(0)
    if (place === 'main' && (await page.getByRole('dialog').count()) > 0)
      await pressEach(page, '[role="dialog"]', async () => undefined)
    if (page.url() !== url || (await page.locator(overlays).count()) > 0) await back()
  }
}

type Search = { place: string; pressable: string; known: string[]; leaving: string }

function pressNext({ place, pressable, known, leaving }: Search): string | null {
  // Of "Edit Ann" and "Edit Bob", one is enough.
  const kindOf = (name: string) => name.split(' ').slice(0, 2).join(' ')
  const kinds = new Set(known.map(kindOf))
  for (const element of document.querySelectorAll<HTMLElement>(`${place} ${pressable}`)) {
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
    if (!element.checkVisibility() || kinds.has(kindOf(name)) || new RegExp(leaving).test(name)) continue
    element.click()
    return name
  }
  return null
}

for (const [viewer, viewed, pages, paths] of [
  [people.olga, people.una, 'page', ofUsers],
  [people.sue, people.olga, 'page', ofAdministrators],
  [people.sue, people.olga, 'page of administration', administration],
] as const)
  test(`no ${pages} offers ${viewer.firstName} a write while viewing as ${viewed.firstName} [VIEWAS-08]`, async ({
    portal,
    page,
  }) => {
    test.setTimeout(paths.length * 30_000)
    await viewAs(portal, page, viewer, viewed)
    const found = watchCalls(page)
    const ofPeople = paths === administration ? await pagesOfPeople(page) : []
    for (const path of [...paths, ...ofPeople])
      await test.step(path, async () => {
        const back = async () => {
          await page.goto(path)
          await settled(page)
        }
        await back()
        await pressEach(page, 'main', back)
        expect(found).toEqual([])
      })
  })

test('pages about the account are not shown while viewing as someone [VIEWAS-04, VIEWAS-08]', async ({
  portal,
  page,
}) => {
  await viewAs(portal, page, people.sue, people.olga)
  const found = watchCalls(page)
  await expect(page.getByRole('link', { name: new RegExp(people.olga.email) })).toHaveCount(0)
  for (const path of personal) {
    await page.goto(path)
    await expect(portal.heading).toHaveText('You do not have access to this page.')
    await expect(page.getByText('are not shown in the view of another user')).toBeVisible()
  }
  expect(found).toEqual([])
})
