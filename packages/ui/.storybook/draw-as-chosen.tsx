import type { Decorator } from '@storybook/react-vite'
import { activeLanguage, setLanguage } from '@tributary/sdk/common'
import { applyTheme } from '../src/theme/apply-theme.ts'
import './forced-colours.css'
import { languageOf } from './languages.ts'
import { showForcedColours } from './show-forced-colours.ts'

/** Draws a story with the choices of the toolbar. */
export const drawAsChosen: Decorator = (Story, { globals }) => {
  const { theme, direction, language, length, density, colours } = globals
  const chosen = languageOf(language, length)
  setLanguage(chosen)
  const page = document.documentElement
  page.lang = activeLanguage().tag
  page.dir = direction === 'language' ? activeLanguage().direction : direction
  page.dataset.density = density
  showForcedColours(colours === 'forced')
  applyTheme(theme === 'both' ? 'light' : theme)
  // The key draws the story again, because components read the text while they are drawn.
  const story = <Story key={`${language} ${length} ${page.dir}`} />
  return theme === 'both' ? <SideBySide>{story}</SideBySide> : story
}

const panel = {
  padding: 'var(--tributary-space-4)',
  background: 'var(--tributary-color-bg-canvas)',
  color: 'var(--tributary-color-text-primary)',
}

const SideBySide = ({ children }: { children: React.ReactNode }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
    <div data-theme="light" style={panel}>
      {children}
    </div>
    <div data-theme="dark" style={panel}>
      {children}
    </div>
  </div>
)
