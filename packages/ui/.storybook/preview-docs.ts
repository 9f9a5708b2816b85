import type { Preview } from '@storybook/react-vite'
import './pages/component-page.css'
import { ComponentPage } from './pages/ComponentPage.tsx'
import { PageContainer } from './pages/PageContainer.tsx'

const preview: Preview = {
  parameters: {
    docs: { container: PageContainer, page: ComponentPage, toc: { headingSelector: 'h2' }, codePanel: true },
    // A handler of a story is a spy, whose name says nothing.
    jsx: { functionValue: () => '() => {}' },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
}

export default preview
