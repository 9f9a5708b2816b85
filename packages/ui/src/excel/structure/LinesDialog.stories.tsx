import type { Meta, StoryObj } from '@storybook/react-vite'
import { type NameLeft, type NewName, namesLeft } from '@tributary/sdk/excel'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { LinesDialog, type LinesDialogProps } from './LinesDialog.tsx'

const taken = 'There is a version of that name.'

const left = (...names: string[]): NameLeft[] =>
  names.map((name, i) => ({ key: String(i), name, message: taken }))

const meta: Meta<typeof LinesDialog> = {
  title: 'Excel/Structure/LinesDialog',
  component: LinesDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Add new Version(s)',
    existing: ['Budget 2026'],
    progress: null,
    failures: [],
    onSubmit: fn(),
    onClose: fn(),
  },
}
export default meta
type Story = StoryObj<typeof LinesDialog>

const box = () => screen.findByRole('textbox', { name: 'Names (one per line)' })
const save = () => screen.getByRole('button', { name: 'Save' })

export const Empty: Story = {
  play: async ({ userEvent }) => {
    const names = await box()
    await expect(names).toHaveFocus()
    await userEvent.type(names, ' {Enter} ')
    await userEvent.click(save())
    await expect(names).toBeInvalid()
    await expect(names).toHaveAccessibleDescription(/required/)
    await expect(names).toHaveFocus()
  },
}

export const Typing: Story = {
  play: async ({ userEvent, args }) => {
    const names = await box()
    await userEvent.type(names, ' Draft {Enter}{Enter}draft{Enter}budget 2026{Enter}')
    await expect(screen.getByText('3 lines, 3 with a note')).toHaveAttribute('role', 'status')
    await expect(names).toHaveAccessibleDescription(
      /Line 2: Blank line, skipped\..*Line 3, draft: The same as line 1\./,
    )
    await userEvent.click(save())
    await expect(args.onSubmit).toHaveBeenCalledWith([
      { key: '0', name: 'Draft' },
      { key: '2', name: 'draft' },
      { key: '3', name: 'budget 2026' },
    ])
  },
}

export const PastedFromExcel: Story = {
  play: async ({ userEvent }) => {
    const names = await box()
    await userEvent.click(names)
    await userEvent.paste('Actuals\tBudget\r\nForecast\t\r\n')
    await expect(names).toHaveValue('Actuals\nBudget\nForecast\n\n')
    await expect(screen.getByText('3 lines')).toBeInTheDocument()
  },
}

export const Sending: Story = {
  args: { progress: { done: 3, total: 12 }, failures: left('Budget'), onStop: fn() },
}

const someFailed = [...left('Budget 2026', 'x'.repeat(80)), { key: '9', name: 'Not tried', message: '' }]

export const Failed: Story = {
  args: { failures: someFailed },
  play: async ({ userEvent }) => {
    const names = await box()
    await expect(screen.getByRole('alert')).toHaveTextContent(`Line 1, Budget 2026: ${taken}`)
    await expect(screen.getAllByRole('listitem')).toHaveLength(2)
    // Editing a line removes its message.
    await userEvent.type(names, '2030', { initialSelectionStart: 0, initialSelectionEnd: 11 })
    await expect(screen.getAllByRole('listitem')).toHaveLength(1)
  },
}

export const OnPhones: Story = { args: { failures: someFailed }, globals: { viewport: { value: 'phone' } } }

export const TooMany: Story = {
  args: {
    failures: left(...Array.from({ length: 501 }, (_, i) => `Version ${i}`)).map((name) => ({
      ...name,
      message: '',
    })),
  },
}

export const LeavingAsksFirst: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(await box(), 'Draft')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(await box()).toHaveValue('Draft')
  },
}

/** A page that adds names and refuses one of them. */
function Page(props: LinesDialogProps) {
  const [progress, setProgress] = useState<LinesDialogProps['progress']>(null)
  const [failures, setFailures] = useState<readonly NameLeft[]>([])
  const [added, setAdded] = useState<readonly string[]>([])
  const send = async (lines: readonly NewName[]) => {
    for (const done of lines.keys()) {
      setProgress({ done, total: lines.length })
      await new Promise(requestAnimationFrame)
    }
    setProgress(null)
    setAdded(lines.filter(({ name }) => name !== 'Costs').map(({ name }) => name))
    setFailures(
      namesLeft(
        lines.map((step) => ({ step, state: step.name === 'Costs' ? 'failed' : 'done', message: taken })),
      ),
    )
  }
  return (
    <>
      <p>Added: {added.join(', ')}</p>
      <LinesDialog {...props} progress={progress} failures={failures} onSubmit={send} />
    </>
  )
}

export const OneOfThreeFails: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ userEvent }) => {
    const names = await box()
    await userEvent.type(names, 'Rates{Enter}Costs{Enter}Units')
    await userEvent.click(save())
    await waitFor(() => expect(names).toHaveValue('Costs'))
    await expect(screen.getByText('Added: Rates, Units')).toBeInTheDocument()
    await waitFor(() => expect(names).toHaveFocus())
    await expect(names).toHaveAccessibleDescription(new RegExp(`Line 1, Costs: ${taken}`))
  },
}
