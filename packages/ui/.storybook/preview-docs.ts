import type { Preview } from '@storybook/react-vite'
import './pages/component-page.css'
import { ComponentPage } from './pages/ComponentPage.tsx'
import { PageContainer } from './pages/PageContainer.tsx'
import { withoutCode } from './without-code.ts'

// A story that a page only shows. Its dialogs cannot take the focus of the page.
if (new URLSearchParams(location.search).has('still')) document.documentElement.inert = true

const preview: Preview = {
  parameters: {
    docs: { container: PageContainer, page: ComponentPage, toc: { headingSelector: 'h2' }, codePanel: true },
    // A handler of a story is a spy, whose name says nothing.
    jsx: { functionValue: () => '() => {}' },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
  argTypesEnhancers: [withoutCode],
}

export default preview
