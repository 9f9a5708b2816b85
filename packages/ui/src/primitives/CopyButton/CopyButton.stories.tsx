import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { CopyButton } from './CopyButton.tsx'
import { CopyField } from './CopyField.tsx'
import { CopyText } from './CopyText.tsx'

const meta: Meta = { title: 'Primitives/CopyButton' }
export default meta
type Story = StoryObj

const id = 'c0a8f3d2-7b1e-4b55-9a0e-5f2d1c77e410'

const fakeClipboard = (writeText: () => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

export const Both: Story = {
  render: () => (
    <Stack gap={4}>
      <CopyField label="Organisation id" value={id} />
      <CopyField label="Key" value={`${id}-${id}`} help="Programs know the organisation by it." />
      <CopyButton text={id} label="Copy detail" size="lg" />
    </Stack>
  ),
}

export const Copied: Story = {
  render: () => <CopyField label="Organisation id" value={id} />,
  play: async ({ canvasElement }) => {
    fakeClipboard(async () => undefined)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied')
  },
}

export const Refused: Story = {
  render: () => <CopyField label="Organisation id" value={id} />,
  play: async ({ canvasElement }) => {
    fakeClipboard(() => Promise.reject(new Error('Not allowed')))
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }))
    await expect(await canvas.findByText('The browser did not allow copying.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Organisation id' })).toHaveValue(id)
  },
}

/** Copies the whole name even if it is shortened. */
export const InARow: Story = {
  render: () => <CopyText text="Version_Rollingforecastfor2026">Version_Rollingforecastfor20...</CopyText>,
  play: async ({ canvasElement }) => {
    const copied: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
      configurable: true,
    })
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Version_Rollingforecastfor2026' }))
    await expect(await canvas.findByText('Copied')).toBeInTheDocument()
    await expect(copied).toEqual(['Version_Rollingforecastfor2026'])
  },
}
