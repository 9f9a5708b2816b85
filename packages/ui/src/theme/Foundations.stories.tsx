import type { Meta, StoryObj } from '@storybook/react-vite'

const meta: Meta = { title: 'Foundations' }
export default meta

export const Text: StoryObj = { render: () => <h1>Connections</h1> }
