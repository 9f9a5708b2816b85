import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { supervise } from '@tributary/tooling/supervise'
import { workspace } from '@tributary/tooling/workspace'
import { diagrams, drawDiagram } from './diagrams.ts'

const images = join(workspace, 'docs/images')

/** Draws the diagrams, then takes the screenshots from a demo server. Exits with the code of the latter. */
export async function takePictures(): Promise<void> {
  mkdirSync(images, { recursive: true })
  for (const [name, diagram] of Object.entries(diagrams))
    for (const theme of ['light', 'dark'] as const)
      writeFileSync(join(images, `${name}-${theme}.svg`), drawDiagram(diagram, theme))
  const script = ['node', '--conditions=@tributary/source', 'screens/take-docs-pictures.ts'] as const
  process.exit(await supervise([{ command: script, cwd: join(workspace, 'apps/portal') }]))
}
