import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { ErrorList } from '../../patterns/errors/ErrorList.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { differences } from '../access/access.samples.ts'
import { AccessImpact } from '../groups/AccessImpact.tsx'
import { GroupSummary } from '../groups/GroupSummary.tsx'
import { sampleSeen } from '../groups/groups.samples.ts'
import { Linker } from '../linker/Linker.tsx'
import type { LinkerChoice } from '../linker/linker-types.ts'
import { Stepper } from './Stepper.tsx'
import { Wizard } from './Wizard.tsx'

const steps = ['Areas', 'Subareas', 'Versions & Milestones']
const scopes = {
  allCurrent: 'All current',
  allCurrentAndFuture: 'All current and future',
  onlySelected: 'Only selected',
}
const items = (...names: string[]) => names.map((name) => ({ id: name, name }))

type Args = {
  first: number
  named: string
  busy?: boolean
  failed?: boolean
  impact?: 'new' | 'known'
  onFinish: () => void
  onLeave: () => void
}

function Example({ first, named, busy = false, failed = false, impact, onFinish, onLeave }: Args) {
  const [step, setStep] = useState(first)
  const [name, setName] = useState(named)
  const [error, setError] = useState<string>()
  const [choice, setChoice] = useState<LinkerChoice>({ applyFor: 'onlySelected', ids: ['Retail North'] })
  const next = () => (name.trim() ? setStep(step + 1) : setError('required'))
  return (
    <main style={{ paddingInline: 32 }}>
      <PageHeader title="Create Security Group" status={<Stepper steps={steps} step={step} />} />
      <Wizard
        name={{
          label: 'Security Group Name',
          value: name,
          error: name ? undefined : error,
          onChange: setName,
        }}
        notice={
          failed && (
            <ErrorList
              heading="2 of 9 could not be saved."
              messages={['Revenue – Retail North: Not found.', 'Revenue – Wholesale: Not found.']}
            />
          )
        }
        summary={<GroupSummary items={sampleSeen} />}
        impact={
          impact && (
            <AccessImpact isNew={impact === 'new'} differences={impact === 'new' ? [] : differences} />
          )
        }
        sentence={`Step ${step} of 3. Going back keeps your choices.`}
        detail={busy ? 'Saved 3 of 9' : 'Adds 9 milestones. 8 people are affected.'}
        leave={{ label: 'Back to groups', onPress: onLeave }}
        onBack={step > 1 ? () => setStep(step - 1) : undefined}
        action={
          step < 3
            ? { kind: 'next', onPress: next }
            : { kind: 'finish', label: 'Create Security Group', onPress: onFinish, busy }
        }
      >
        <Linker
          left={{
            heading: 'Area',
            searchLabel: 'Search areas',
            items: items('Cash flow', 'Revenue', 'Store performance'),
            none: 'No areas found.',
            chosen: 'Revenue',
            onChoose: fn(),
          }}
          right={{
            heading: 'Sub-areas of Revenue',
            searchLabel: 'Search sub-areas',
            items: items('E-commerce', 'Retail North', 'Retail South'),
            none: 'No sub-areas found.',
          }}
          choice={choice}
          onChoice={setChoice}
          scopes={scopes}
          marks="letters"
          busy={busy}
        />
      </Wizard>
    </main>
  )
}

const meta: Meta<Args> = {
  title: 'Excel/Wizard',
  component: Example,
  args: { first: 1, named: 'Regional store managers', onFinish: fn(), onLeave: fn() },
}
export default meta
type Story = StoryObj<Args>

const phone = { viewport: { value: 'phone' } }

export const Steps: Story = {
  args: { named: '' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Security Group Name' })
    const now = () => canvas.getByRole('list', { name: 'Progress' }).querySelector('[aria-current="step"]')
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(canvas.getByText('required')).toBeVisible()
    await expect(field).toHaveAccessibleDescription('required')
    await userEvent.type(field, 'Board{Enter}')
    await expect(now()).toHaveTextContent('2Subareas')
    await expect(field).toHaveValue('Board')
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(now()).toHaveTextContent('1Areas')
    await expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to groups' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
}

/** The second press of a double press hits the button that sends. Enter in the name field sends nothing. */
export const DoublePress: Story = {
  args: { first: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next' }))
    const finish = canvas.getByRole('button', { name: 'Create Security Group' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Security Group Name' }), '{Enter}')
    await expect(args.onFinish).not.toHaveBeenCalled()
    await userEvent.click(finish)
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}

export const Sending: Story = {
  args: { first: 3, busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Saved 3 of 9')).toHaveAttribute('role', 'status')
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Security Group Name' })).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Security Group' }))
    await expect(args.onFinish).not.toHaveBeenCalled()
  },
}
export const Failed: Story = { args: { first: 3, failed: true } }
export const OnPhones: Story = { args: { first: 2 }, globals: phone }
export const FailedOnPhones: Story = { args: { first: 3, failed: true }, globals: phone }

export const WhoGainsAndLoses: Story = {
  args: { first: 3, impact: 'known' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const edges = (element: HTMLElement) => element.getBoundingClientRect()
    const panel = edges(canvas.getByRole('region', { name: 'Who gains and loses' }))
    const bar = edges(canvas.getByText('Step 3 of 3. Going back keeps your choices.'))
    const panes = edges(canvas.getByRole('region', { name: 'Sub-areas of Revenue' }))
    await expect(panel.bottom).toBeLessThan(bar.top)
    await expect(panel.left).toBeGreaterThan(panes.right)
    const impact = within(canvas.getByRole('region', { name: 'Who gains and loses' }))
    await expect(impact.getByRole('status')).toHaveTextContent('2 people gain, 2 people lose.')
    await expect(impact.getAllByText('Who', { selector: 'dt' })[0]).not.toBeVisible()
    const [first] = impact.getAllByText(/gain/, { selector: 'strong' })
    if (first) await userEvent.click(first)
    await expect(impact.getAllByText(/Ann Elm/)[0]).toBeVisible()
  },
}
export const NobodyYet: Story = {
  args: { first: 3, impact: 'new' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No one is in this group yet/)).toBeVisible()
  },
}

/** On phones the breadcrumb is the way out, and the buttons are in one row at the foot of the window. */
export const LastStepOnPhones: Story = {
  args: { first: 3, impact: 'known' },
  globals: phone,
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top
    await expect(top('Back')).toBe(top('Create Security Group'))
    await expect(canvas.queryByRole('button', { name: 'Back to groups' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('region', { name: 'Who gains and loses' })).toBeVisible()
  },
}
