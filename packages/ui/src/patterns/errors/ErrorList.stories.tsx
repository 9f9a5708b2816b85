import type { Meta, StoryObj } from '@storybook/react-vite'
import { excelMessages } from '@tributary/sdk/excel'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { ErrorList, ErrorMessages } from './ErrorList.tsx'

const meta: Meta<typeof ErrorList> = { title: 'Patterns/ErrorList', component: ErrorList }
export default meta
type Story = StoryObj<typeof ErrorList>

const several = {
  heading: excelMessages.severalErrors,
  messages: ['An area named “Revenue” already exists.', 'x'.repeat(200)],
}
const one = { heading: null, messages: ['An area named “Revenue” already exists.'] }

export const States: Story = {
  render: () => (
    <Stack gap={4}>
      <ErrorList {...several} onDismiss={() => {}} />
      <ErrorList {...one} onDismiss={() => {}} />
      <ErrorList {...one} />
      <ErrorMessages {...several} />
    </Stack>
  ),
}

function Dismissible() {
  const [shown, setShown] = useState(true)
  return shown && <ErrorList {...several} onDismiss={() => setShown(false)} />
}

export const Dismissed: Story = {
  render: () => <Dismissible />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The following errors occurred:')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument(), { timeout: 3000 })
  },
}
