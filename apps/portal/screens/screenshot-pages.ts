import type { Browser, BrowserContext, Page } from '@playwright/test'
import { watchForErrors } from '../e2e/support/checks/page-errors.ts'
import { newPerson } from '../e2e/support/data/new-person.ts'
import { type Person, password, people } from '../e2e/support/data/people.ts'
import { Portal } from '../e2e/support/screens/portal.ts'
import type { Server } from '../e2e/support/server/server.ts'
import { type Viewer, type WidthName, widths } from './screen.ts'

/** The timeout of a step. It is short, so that an unreachable screen does not delay the others. */
const PATIENCE_MS = 10_000

/** The browser context of a viewer, and the errors of its pages so far. */
type ViewerBrowser = { context: BrowserContext; troubles: readonly string[] }

/** The pages of one width. Each viewer signs in once and has a separate browser context. */
export class ScreenshotPages {
  readonly #browser: Browser
  readonly #server: Server
  readonly #paula: Person
  readonly #now: Date
  readonly #width: WidthName
  readonly #signedIn = new Map<Viewer, ViewerBrowser>()

  private constructor(browser: Browser, server: Server, paula: Person, now: Date, width: WidthName) {
    this.#browser = browser
    this.#server = server
    this.#paula = paula
    this.#now = now
    this.#width = width
  }

  /** Opens one for each width, on the same data and at the same time of day. */
  static async openAll(browser: Browser, server: Server): Promise<Record<WidthName, ScreenshotPages>> {
    const paula = await newPerson(server, 'Paula')
    const now = new Date()
    const open = (width: WidthName) => new ScreenshotPages(browser, server, paula, now, width)
    return { desktop: open('desktop'), phone: open('phone') }
  }

  /** Calls back with a new page of the viewer and its errors. The page is closed afterwards. */
  async withPage<T>(
    viewer: Viewer | undefined,
    use: (portal: Portal, troubles: () => string[]) => Promise<T>,
  ): Promise<T> {
    const { context, troubles } = viewer ? await this.#seatOf(viewer) : await this.#newSeat()
    const before = troubles.length
    const page = await context.newPage()
    try {
      return await use(new Portal(page), () => troubles.slice(before).filter(isOfPage))
    } finally {
      await leave(page)
      if (!viewer) await context.close()
    }
  }

  async #seatOf(viewer: Viewer): Promise<ViewerBrowser> {
    const seat = this.#signedIn.get(viewer) ?? (await this.#signIn(viewer))
    // A picture does not start with a choice made in the previous one.
    await seat.context.clearCookies({ name: 'nav' })
    return seat
  }

  async #signIn(viewer: Viewer): Promise<ViewerBrowser> {
    const seat = await this.#newSeat()
    const { email } = viewer === 'paula' ? this.#paula : people[viewer]
    const answer = await seat.context.request.post('/backend/auth/signin', {
      data: { emailAddress: email, password },
    })
    if (!answer.ok()) throw new Error(`${email} cannot sign in: ${answer.status()}`)
    this.#signedIn.set(viewer, seat)
    return seat
  }

  async #newSeat(): Promise<ViewerBrowser> {
    const context = await this.#browser.newContext({
      baseURL: this.#server.url,
      viewport: widths[this.#width],
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(PATIENCE_MS)
    await context.clock.setFixedTime(this.#now)
    return { context, troubles: await watchForErrors(context) }
  }
}

/** Ignores the provider frame: it runs no scripts, so it refuses the fixed clock. */
const isOfPage = (trouble: string) => !/Blocked script execution in .*\/auth\/provider-frame/.test(trouble)

async function leave(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.close()
}
