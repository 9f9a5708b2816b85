import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { must } from '../packed-project.ts'
import { buildVite } from './build-vite.ts'
import { installPacked } from './install-packed.ts'
import { consumersFolder, type Place, react18Folder } from './place.ts'
import { tryComponents } from './try-components.ts'
import { tryCard } from './try-examples.ts'
import { writeGuide } from './write-guide.ts'

/** A page with React 18 and its types. It is built for development, because only then does React warn. */
export async function tryReact18({ tarballs, browser }: Place): Promise<void> {
  if (!(await installPacked(react18Folder, tarballs))) throw new Error('React 18 is not installed.')
  await cp(join(consumersFolder, 'shared'), join(react18Folder, 'shared'), { recursive: true })
  await writeGuide(react18Folder)
  await must(react18Folder, 'tsc', '-p', '.')
  const built = await buildVite(consumersFolder, 'react18', 'development')
  await tryCard(browser, built, async (page) => {
    await expect(page.getByRole('heading', { name: 'React 18.3.1' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Address' })).toBeFocused()
    await tryComponents(page)
  })
}
