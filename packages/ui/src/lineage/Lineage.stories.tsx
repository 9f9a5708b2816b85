import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AccessFacts, type LineageKind, lineageOf } from '@tributary/domain'
import { useMemo, useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { LineageDrawer } from './LineageDrawer.tsx'
import { LineageView, type LineageViewProps } from './LineageView.tsx'
import { facts, many, outdated } from './lineage.samples.ts'

type SampleProps = Partial<LineageViewProps> & {
  from?: AccessFacts
  selected?: string
  open?: LineageKind[]
}

const onRemedy = fn()

function Sample({ from = facts, selected: first = '', open: opened = [], ...more }: SampleProps) {
  const [selected, setSelected] = useState<string | null>(first || null)
  const [open, setOpen] = useState(opened)
  const lineage = useMemo(() => lineageOf(from), [from])
  return (
    <main>
      <LineageView
        label="Where a number comes from"
        lineage={lineage}
        choice={{ selected, open }}
        onSelect={setSelected}
        onOpen={setOpen}
        hrefOf={({ key }) => `#/${key}`}
        mayChange
        remedyHrefOf={({ kind }) => (kind === 'fix' ? '#/fix' : null)}
        onRemedy={onRemedy}
        busy={false}
        origin={{ organisation: 'acme Traders', by: 'Olga Oak' }}
        {...more}
      />
    </main>
  )
}

const meta: Meta<typeof Sample> = {
  title: 'Lineage/View',
  component: Sample,
  globals: { viewport: { value: 'desktop' } },
}
export default meta
type Story = StoryObj<typeof Sample>

const phone = { viewport: { value: 'phone' } }

export const Whole: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the arrow keys lead along the links', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('treeitem', { name: 'FTP' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('treeitem', { name: 'Warehouse files' })).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}{ArrowDown}')
      await expect(canvas.getByRole('treeitem', { name: /^orders/ })).toHaveFocus()
    })
    await step('a press selects, and Escape shows everything again', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('heading', { name: 'orders' })).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(canvas.queryByRole('heading', { name: 'orders' })).toBeNull()
      await expect(canvas.getByRole('treeitem', { name: /^orders/ })).toHaveFocus()
    })
  },
}

export const Selected: Story = {
  args: { selected: 'group/controllers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: 'Controllers' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(canvas.getByRole('link', { name: 'Open Controllers' })).toHaveAttribute(
      'href',
      '#/group/controllers',
    )
  },
}

export const Cleared: Story = {
  args: { selected: 'area/Revenue' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show everything' }))
    await expect(
      canvas.getByText('Choose anything to see where it comes from and who sees it.'),
    ).toBeVisible()
  },
}

export const Broken: Story = {
  args: { selected: 'connector/x' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The source refused access.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Fix it' })).toBeVisible()
    await expect(
      canvas.getByRole('treeitem', { name: 'Harbour & Pine Online (Needs attention)' }),
    ).toBeVisible()
  },
}

export const NotSynchronised: Story = {
  args: { from: outdated, selected: 'database' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Synchronise' }))
    await expect(onRemedy).toHaveBeenCalledWith({ kind: 'synchronise' })
  },
}

export const Grouped: Story = {
  args: { from: many },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treeitem', { name: '38 areas' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('treeitem', { name: '90 people (Needs attention)' })).toBeVisible()
  },
}

export const Opened: Story = {
  args: { from: many, open: ['area'], selected: 'area/a1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('treeitem', { name: '38 areas' }))
    await expect(canvas.getByRole('treeitem', { name: 'Other: 37 areas' })).toHaveFocus()
    await expect(canvas.getByRole('treeitem', { name: 'Costs-101' })).toBeVisible()
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Other: 37 areas' }))
    await expect(canvas.getByRole('treeitem', { name: 'Costs-137' })).toBeVisible()
  },
}

export const WithoutRights: Story = {
  args: { selected: 'connector/x', mayChange: false, hrefOf: () => null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Fix it' })).toBeNull()
    await expect(canvas.getByText(/An administrator can change this/)).toBeVisible()
  },
}

export const FromRightToLeft: Story = { args: { selected: 'group/Retail' }, globals: { direction: 'rtl' } }

export const OnPhones: Story = { globals: phone }

export const ChainOnPhones: Story = {
  args: { selected: 'helper-table/fx' },
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('treeitem', { name: 'Revenue' })).toBeNull()
    await expect(canvas.getByRole('treeitem', { name: 'Ann Elm' })).toBeVisible()
  },
}

export const ChainFromRightToLeft: Story = {
  args: { selected: 'connector/x' },
  globals: { ...phone, direction: 'rtl' },
}

const forced = { colours: 'forced' }

export const InForcedColours: Story = { globals: forced }
export const SelectedInForcedColours: Story = { args: { selected: 'connector/x' }, globals: forced }
export const ChainInForcedColours: Story = {
  args: { selected: 'connector/x' },
  globals: { ...phone, ...forced },
}

export const GroupedOnPhones: Story = { args: { from: many, selected: 'area/a1' }, globals: phone }

/** The report replaces the page while it is printed. */
export const OnPaper: Story = {
  args: { selected: 'connector/x' },
  play: async () => {
    const report = () => document.querySelector<HTMLElement>('body > main')
    await expect(report()).toBeNull()
    window.dispatchEvent(new Event('beforeprint'))
    await expect(report()).toHaveTextContent('Tableproducts of Harbour & Pine OnlineWorkingDatabase')
    window.dispatchEvent(new Event('afterprint'))
    await expect(report()).toBeNull()
  },
}

export const Empty: Story = {
  args: {
    from: {
      ...facts,
      connectors: [],
      tables: [],
      structure: { ...facts.structure, areas: [], versions: [], helperTables: [], groups: [], users: [] },
    },
  },
}

const drawer = (more: { waiting?: string; subject?: string } = {}) => (
  <LineageDrawer
    subject={more.subject ?? 'connector/w'}
    label="Where a number comes from"
    lineage={more.waiting ? null : lineageOf(facts)}
    waiting={more.waiting}
    pictureHrefOf={(key) => `#/lineage?node=${key}`}
    hrefOf={({ key }) => `#/${key}`}
    mayChange
    remedyHrefOf={() => null}
    onRemedy={onRemedy}
    busy={false}
    origin={{ organisation: 'acme Traders', by: 'Olga Oak' }}
    onClose={fn()}
  />
)

export const Drawer: Story = {
  render: () => drawer(),
  play: async () => {
    const { findByRole, getByRole } = screen
    await findByRole('dialog', { name: 'Warehouse files' })
    await expect(getByRole('treeitem', { name: /^orders/ })).toBeVisible()
    await expect(screen.getAllByRole('heading', { name: 'Warehouse files' })).toHaveLength(1)
    await expect(getByRole('link', { name: 'Open the whole picture' })).toHaveAttribute(
      'href',
      '#/lineage?node=connector/w',
    )
  },
}
export const DrawerOnPhones: Story = { ...Drawer, globals: phone }
export const DrawerWaiting: Story = {
  render: () => drawer({ waiting: 'Loading' }),
  play: async () => {
    await expect(await screen.findByText('Loading')).toBeVisible()
  },
}
export const DrawerOfSomethingMissing: Story = {
  render: () => drawer({ subject: 'area/deleted' }),
  play: async () => {
    await expect(await screen.findByText(/^You see no numbers from here/)).toBeVisible()
  },
}
