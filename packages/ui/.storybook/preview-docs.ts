import type { Preview } from '@storybook/react-vite'
import { ComponentPage } from './pages/ComponentPage.tsx'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    docs: { page: ComponentPage, toc: { headingSelector: 'h2' }, codePanel: true },
    controls: { expanded: true, sort: 'requiredFirst' },
  },
}

export default preview
