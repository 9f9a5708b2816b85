import axe, { type RunOptions } from 'axe-core'
import { applyTheme } from '../src/theme/apply-theme.ts'

const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/**
 * Checks the final state of a story again in the dark theme. Only colours depend on the theme, so axe checks only
 * these.
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
