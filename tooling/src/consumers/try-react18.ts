import { cp } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect } from '@playwright/test'
import { must } from '../packed-project.ts'
import { buildVite } from './build-vite.ts'
import { installPacked } from './install-packed.ts'
import type { Place } from './place.ts'
import { tryComponents } from './try-components.ts'
import { tryCard } from './try-examples.ts'
import { writeGuide } from './try-guide.ts'

/** A page with React 18 and its types. It is built for development, because only then does React warn. */
export async function tryReact18({ folder, tarballs, browser }: Place): Promise<void> {
  const app = resolve(folder, 'react18')
  if (!(await installPacked(app, tarballs))) throw new Error('React 18 is not installed.')
  await cp(resolve(folder, 'shared'), resolve(app, 'shared'), { recursive: true })
  await writeGuide(app)
  await must(app, resolve(folder, 'node_modules/.bin/tsc'), '-p', '.')
  const built = await buildVite(folder, 'react18', 'development')
  await tryCard(browser, built, async (page) => {
    await expect(page.getByRole('heading', { name: 'React 18.3.1' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused()
    await tryComponents(page)
  })
}
