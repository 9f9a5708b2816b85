import axe, { type RunOptions } from 'axe-core'
import { applyTheme } from '../src/theme/apply-theme.ts'

const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/**
 * The story as it ended, once more in the dark theme. What else axe finds does not depend on the theme, so colours are
 * all it looks at.
 */
export async function expectReadableInTheDark(): Promise<void> {
  const before = document.documentElement.dataset.theme
  applyTheme('dark')
  try {
    const { violations } = await axe.run({ include: document.body, exclude: ['.sb-wrapper'] }, colours)
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    if (found.length > 0) throw new Error(`In the dark theme:\n${found.join('\n')}`)
  } finally {
    if (before) document.documentElement.dataset.theme = before
    else delete document.documentElement.dataset.theme
  }
}
