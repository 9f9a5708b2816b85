import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Id } from '@tributary/domain'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { differences } from '../access/access.samples.ts'
import { AccessImpact } from '../groups/AccessImpact.tsx'
import { Linker } from './Linker.tsx'
import { LinkerBar } from './LinkerBar.tsx'
import { areas, manyItems, oddItems, scopeWords, subareas } from './linker.samples.ts'
import type { LinkerChoice, LinkerProps } from './linker-types.ts'

type Args = Omit<LinkerProps, 'left' | 'right' | 'choice' | 'scopes'> & {
  scoped?: boolean
  left?: Partial<LinkerProps['left']>
  right?: Partial<LinkerProps['right']>
  choice?: LinkerChoice
}

const left = {
  heading: 'Area',
  searchLabel: 'Search areas',
  none: 'No areas found.',
  items: areas,
  chosen: 7,
  onChoose: fn(),
}
const right = {
  heading: 'Sub-areas',
  searchLabel: 'Search subareas',
  none: 'No sub-areas found.',
  items: subareas,
}

/** Uses the linker as a page does. */
function LinkerPage({
  left: ownLeft,
  right: ownRight,
  choice: first,
  onChoice,
  scoped = true,
  ...rest
}: Args) {
  const [chosen, setChosen] = useState<Id | null>(
    ownLeft?.chosen === undefined ? left.chosen : ownLeft.chosen,
  )
  const [choice, setChoice] = useState<LinkerChoice>(
    first ?? { applyFor: 'onlySelected', ids: [1, 4, 6, 8, 12] },
  )
  const ids = choice.applyFor === 'onlySelected' ? choice.ids.length : 'all'
  return (
    <main
      style={{
        padding: 'var(--tributary-space-6) var(--tributary-layout-gutter) var(--tributary-space-16)',
        margin: -16,
      }}
    >
      <PageHeader title="New link" />
      <Linker
        {...rest}
        {...(scoped && { scopes: scopeWords })}
        left={{
          ...left,
          ...ownLeft,
          chosen,
          onChoose: (id) => {
            setChosen(id)
            left.onChoose(id)
          },
        }}
        right={{ ...right, ...ownRight }}
        choice={choice}
        onChoice={(next) => {
          setChoice(next)
          onChoice(next)
        }}
      />
      <LinkerBar
        sentence={
          <>
            Link <b>{String(chosen)}</b> to <b>{ids} sub-areas</b>.
          </>
        }
        back={{ label: 'Back to links', onPress: fn() }}
        submit={{ label: 'Create Link', onPress: fn(), busy: rest.busy ?? false, disabled: chosen === null }}
      />
    </main>
  )
}

const meta: Meta<Args> = {
  title: 'Excel/Linker/Linker',
  component: LinkerPage,
  args: { onChoice: fn() },
  globals: { viewport: { value: 'desktop' } },
}
export default meta
type Story = StoryObj<Args>

const onPhone = { globals: { viewport: { value: 'phone' } } }

export const Ticked: Story = {}
export const AllCurrent: Story = { args: { choice: { applyFor: 'allCurrent', ids: [] } } }
export const AllToCome: Story = { args: { choice: { applyFor: 'allCurrentAndFuture', ids: [] } } }
export const NoScopes: Story = { args: { scoped: false } }
export const NothingChosen: Story = {
  args: { left: { chosen: null }, choice: { applyFor: 'onlySelected', ids: [] } },
}
export const Awaiting: Story = { args: { left: { chosen: null }, awaiting: 'Choose an area first.' } }
export const Empty: Story = { args: { left: { items: [], chosen: null }, right: { items: [] } } }
const whoGains = <AccessImpact differences={differences} />
export const WithImpact: Story = { args: { impact: whoGains } }
export const WithImpactOnPhones: Story = {
  args: { impact: whoGains },
  globals: { viewport: { value: 'phone' } },
}
export const Busy: Story = { args: { busy: true } }
export const Letters: Story = { args: { marks: 'letters' } }
export const OddNames: Story = {
  args: {
    left: { items: oddItems, chosen: 2 },
    right: { items: oddItems },
    choice: { applyFor: 'onlySelected', ids: [2, '5'] },
  },
}
export const Phone: Story = {
  ...onPhone,
  play: async ({ canvas, userEvent, step }) => {
    await step('shows the chosen item as one row that opens', async () => {
      await expect(canvas.queryByRole('searchbox', { name: 'Search areas' })).not.toBeInTheDocument()
      await userEvent.click(canvas.getByRole('button', { name: 'Change Area' }))
      await expect(canvas.getByRole('radio', { name: 'New product trials' })).toHaveFocus()
    })
    await step('a press chooses and folds it again', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Revenue' }))
      await expect(canvas.getByRole('button', { name: 'Change Area' })).toHaveFocus()
      await expect(canvas.queryByRole('radio', { name: 'Revenue' })).not.toBeInTheDocument()
    })
  },
}
export const PhoneNothingChosen: Story = {
  ...onPhone,
  args: { left: { chosen: null } },
  // The bar at the foot covers part of a row here. Users can scroll.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
}

/** Very many on both sides: only a few are drawn, and the keyboard reaches all. */
export const TenThousand: Story = {
  args: {
    scoped: false,
    left: { items: manyItems(10_000, 'Area'), chosen: 5_000 },
    right: { items: manyItems(10_000, 'Sub-area') },
    choice: { applyFor: 'onlySelected', ids: [] },
  },
  play: async ({ canvas, userEvent, step }) => {
    const pane = within(canvas.getByRole('region', { name: 'Sub-areas' }))
    const box = (name: string) => pane.getByRole('checkbox', { name })
    const search = () => pane.getByRole('searchbox')

    await step('shows the chosen one of ten thousand', async () => {
      const chosen = canvas.getByRole('radio', { name: 'Area 05000' })
      await expect(chosen).toBeChecked()
      await expect(chosen).toHaveAttribute('aria-setsize', '10000')
      await expect(canvas.getAllByRole('radio').length).toBeLessThan(80)
    })

    await step('reaches the last and the first with the keyboard', async () => {
      box('Sub-area 00001').focus()
      await userEvent.keyboard('{End}')
      await expect(box('Sub-area 10000')).toHaveFocus()
      await expect(box('Sub-area 10000')).toBeVisible()
      await userEvent.keyboard(' {Home}')
      await expect(box('Sub-area 00001')).toHaveFocus()
      await userEvent.keyboard('{PageDown}{ArrowDown}')
      await expect(document.activeElement).toHaveAttribute('data-at')
    })

    await step('keeps the focused row while the list scrolls away from it', async () => {
      box('Sub-area 00001').focus()
      const scroller = box('Sub-area 00001').closest('[data-picks]')
      scroller?.scrollTo(0, 200_000)
      await waitFor(() => expect(pane.getAllByRole('checkbox')[20]?.dataset.at).toMatch(/^5[45]/))
      await expect(box('Sub-area 00001')).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(box('Sub-area 00002')).toHaveFocus()
      await expect(box('Sub-area 00002')).toBeVisible()
    })

    await step('ticks all together, and a search hides no tick', async () => {
      await userEvent.keyboard('{Control>}a{/Control}')
      await expect(pane.getByText('10,000 of 10,000')).toBeVisible()
      await userEvent.type(search(), '0999')
      await expect(pane.getByText('10,000 of 10,000, 9,989 not shown')).toBeVisible()
      await userEvent.click(box('Select 11 shown'))
      await userEvent.clear(search())
      await expect(pane.getByText('9,989 of 10,000')).toBeVisible()
    })
  },
}
