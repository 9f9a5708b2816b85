import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SearchedStructure, StructureEntry } from '@tributary/sdk/excel'
import { structureSearch } from '@tributary/sdk/excel'
import { expect, screen, within } from 'storybook/test'
import { area, subarea } from '../structure/areas.samples.ts'
import { StructureResults } from './StructureResults.tsx'
import { searchedStructure } from './search.samples.ts'

const hrefOf = ({ noun, id }: StructureEntry) => `#${noun}-${id}`
const results = (search: string, structure: SearchedStructure = searchedStructure) => ({
  ...{ search, hrefOf },
  found: structureSearch(structure)(search, 10),
})

const meta: Meta<typeof StructureResults> = {
  title: 'Excel/Search',
  component: StructureResults,
  args: results('retail'),
  decorators: [(Story) => <main>{Story()}</main>],
}
export default meta
type Story = StoryObj<typeof StructureResults>

const phone = { globals: { viewport: { value: 'phone' } } }

export const EveryKind: Story = {
  play: async () => {
    await expect(screen.getByRole('status')).toHaveTextContent('9 matches')
    const milestones = within(screen.getByRole('region', { name: 'Milestones' }))
    await expect(milestones.getByRole('link')).toHaveAccessibleName('Retail closing in Budget 2027 Archived')
    await expect(milestones.getByRole('link')).toHaveAttribute('href', '#milestone-closing')
  },
}
export const OnPhones: Story = { ...phone }
export const BeforeTyping: Story = { args: results('') }
export const NothingFound: Story = { args: results('payroll') }

const many = Array.from({ length: 10_000 }, (_, at) => `Cost centre ${at + 1}`)
export const TenThousand: Story = {
  args: results('cost', {
    ...searchedStructure,
    areas: many.map((name, id) => area({ id, name })),
    subareas: many.map((name, id) => subarea({ id, name })),
  }),
}
