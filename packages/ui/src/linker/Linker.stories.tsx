import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Id } from '@tributary/domain'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { PageHeader } from '../shell/PageHeader.tsx'
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

/** As a page uses it. */
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
    <main style={{ padding: 'var(--space-6) var(--layout-gutter) var(--space-16)', margin: -16 }}>
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
  title: 'Linker/Linker',
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
export const Busy: Story = { args: { busy: true } }
export const Letters: Story = { args: { marks: 'letters' } }
export const OddNames: Story = {
  args: {
    left: { items: oddItems, chosen: 2 },
    right: { items: oddItems },
    choice: { applyFor: 'onlySelected', ids: [2, '5'] },
  },
}
export const Phone: Story = { ...onPhone }
export const PhoneNothingChosen: Story = { ...onPhone, args: { left: { chosen: null } } }
export const TenThousand: Story = {
  args: {
    left: { items: manyItems(10_000, 'Area'), chosen: 5000 },
    right: { items: manyItems(10_000, 'Sub-area') },
  },
}
