import { buildWithoutWarnings } from './build-vite.ts'
import type { Place } from './place.ts'
import { tryCard } from './try-examples.ts'
import { writeGuidePage } from './write-guide.ts'

/** The guide from an empty project to a live card: its files are written as a reader would, then built and used. */
export async function tryGuide({ folder, browser }: Place): Promise<void> {
  await writeGuidePage(folder)
  await tryCard(browser, await buildWithoutWarnings(folder, 'examples/guide'))
}
