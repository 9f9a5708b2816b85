import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sampleAreas, sampleSubareas } from '../structure/areas.samples.ts'
import { AreaTableDialog } from './AreaTableDialog.tsx'

const onAdd = fn()

const meta = {
  title: 'Excel/Import',
  component: AreaTableDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    known: { areas: sampleAreas, subareas: sampleSubareas },
    onDismissError: fn(),
    onAdd,
    onClose: fn(),
  },
} satisfies Meta<typeof AreaTableDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog'))
const cell = async (name: string) => (await dialog()).getByRole('textbox', { name })

async function paste(userEvent: { paste: (text: string) => Promise<void> }, rows: readonly string[]) {
  const first = await cell('Area, row 1')
  first.focus()
  await userEvent.paste(rows.join('\n'))
}

const fine = [
  'Area\tSub-area',
  'Projects\tFinance',
  '\tResearch',
  '\tPilot plant',
  'Revenue\tFinance',
  'Cash flow\tFinance',
]

export const Empty: Story = {}

export const Pasted: Story = {
  play: async ({ userEvent }) => {
    await paste(userEvent, fine)
    const form = await dialog()
    await expect(form.getByText('Adds 1 area, 1 sub-area and 4 links')).toBeVisible()
    await expect(await cell('Area, row 5')).toHaveAccessibleDescription(
      'Exists already, and is linked to all sub-areas.',
    )
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    await expect(onAdd).toHaveBeenCalledOnce()
  },
}

export const PastedOnPhones: Story = { ...Pasted, globals: { viewport: { value: 'phone' } } }

export const WithErrors: Story = {
  play: async ({ userEvent }) => {
    await paste(userEvent, [...fine, 'Projects\tFinance', `${'x'.repeat(201)}\tFinance`])
    const form = await dialog()
    await expect(form.getByText('2 rows have errors.')).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Add' }))
    await waitFor(async () => expect(await cell('Sub-area, row 6')).toHaveFocus())
  },
}

export const Refused: Story = { args: { error: 'Too many sub-areas have been chosen.' } }
