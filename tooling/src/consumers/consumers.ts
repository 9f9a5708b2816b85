import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { must } from '../packed-project.ts'
import { buildVite } from './build-vite.ts'
import { openBuilt } from './open-built.ts'
import type { Place } from './place.ts'
import { tryComponents } from './try-components.ts'
import { tryEmbeddedCard, tryRefreshScript, tryStatusBoard } from './try-examples.ts'
import { tryGuide } from './try-guide.ts'
import { tryProxies } from './try-proxies.ts'
import { tryReact18 } from './try-react18.ts'

/** The applications outside the workspace. Each throws if it does not build or work as expected. */
export const consumers = {
  /** A blank Vite page under a Content Security Policy. */
  vite: tryVite,
  /** An App Router page with server and client components. */
  next: tryNext,
  /** A page with Tailwind, whose reset and utility classes meet our styles. */
  tailwind: tryTailwind,
  /** `examples/embedded-card`. */
  card: tryEmbeddedCard,
  /** `examples/embedded-card` and the guide in development, in front of the demo. */
  proxies: tryProxies,
  /** `examples/refresh-script`. */
  script: tryRefreshScript,
  /** `examples/status-board`. */
  board: tryStatusBoard,
  /** The files of `docs/develop/embedding-components.md`, in a blank Vite page. */
  guide: tryGuide,
  /** The components of the other pages and the card of the guide, with React 18. */
  react18: tryReact18,
}

export type ConsumerName = keyof typeof consumers

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-a-nonce'; font-src 'self'; img-src data:"

async function tryVite({ folder, browser }: Place) {
  const opened = await openBuilt(browser, await buildVite(folder, 'vite', 'production'), {
    headers: { 'content-security-policy': policy },
  })
  await tryComponents(opened.page)
  await opened.close()
}

async function tryNext({ folder, browser }: Place) {
  const app = resolve(folder, 'next')
  await must(app, resolve(folder, 'node_modules/.bin/next'), 'build')
  const page = await readFile(resolve(app, 'out/index.html'), 'utf8')
  assert.match(
    page,
    /<button[^>]* class="tributary-[^>]*>.*?Prerendered button/,
    'The button is not prerendered.',
  )
  const opened = await openBuilt(browser, resolve(app, 'out'))
  await tryComponents(opened.page)
  await opened.close()
}

/** The page must not change by one pixel when it imports our styles. */
async function tryTailwind({ folder, browser }: Place) {
  const [host, styles, components] = await Promise.all(
    ['host', 'styles', 'components'].map((mode) => buildVite(folder, 'tailwind', mode)),
  )
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      const [before, after] = await Promise.all(
        [host, styles].map(async (built = '') => {
          const opened = await openBuilt(browser, built, { width, colorScheme })
          const picture = await opened.page.screenshot({ fullPage: true, animations: 'disabled' })
          await opened.close()
          return picture
        }),
      )
      assert(
        before?.equals(after ?? Buffer.of()),
        `The page differs at ${width} px in the ${colorScheme} theme.`,
      )
    }
  const { page, close } = await openBuilt(browser, components ?? '')
  const styleOf = (name: string, property: string) =>
    page
      .getByRole('button', { name })
      .evaluate((node, each) => getComputedStyle(node).getPropertyValue(each), property)
  assert.equal(
    await styleOf('Save', 'background-color'),
    'rgb(0, 105, 115)',
    'The reset of Tailwind wins over our button.',
  )
  assert.ok(
    Number.parseFloat(await styleOf('Round', 'border-top-left-radius')) > 100,
    'A utility class has no effect.',
  )
  await close()
}
