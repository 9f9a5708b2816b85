import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { Button } from '../Button/Button.tsx'
import { MiddleEllipsis } from './MiddleEllipsis.tsx'
import { wholeOnFocus } from './Whole.css.ts'

const meta: Meta<typeof MiddleEllipsis> = { title: 'Primitives/MiddleEllipsis', component: MiddleEllipsis }
export default meta
type Story = StoryObj<typeof MiddleEllipsis>

const names = ['Christchurch', 'Queenstown', 'Dunedin'].map((city) => `Harbour & Pine Retail Group ${city}`)
const odd = [
  'Cash flow',
  'Version_Threeyearstrategicpl...',
  'مجموعة المراجعة الداخلية للفروع الجنوبية',
  'W'.repeat(200),
]

const Row = ({ name }: { name: string }) => (
  <div
    className={wholeOnFocus}
    style={{ display: 'grid', gridTemplateColumns: '200px auto', alignItems: 'start' }}
  >
    <MiddleEllipsis>{name}</MiddleEllipsis>
    <Button size="sm" aria-label={`Edit ${name}`}>
      Edit
    </Button>
  </div>
)

const lineHeight = 20

/** Names with the same start show their ends. Focus next to a name shows it whole. */
export const Names: Story = {
  render: () => (
    <Stack gap={4}>
      {[...names, ...odd].map((name) => (
        <Row key={name} name={name} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first = ''] = names
    const cut = canvas.getByTitle(first)
    const tail = () => cut.querySelector('[data-tail]')
    await expect(cut).toHaveTextContent(first)
    await expect(cut.offsetHeight).toBe(lineHeight)
    await expect(tail()).toHaveAttribute('data-tail', 'Christchurch')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: `Edit ${first}` })).toHaveFocus()
    await expect(cut.offsetHeight).toBe(2 * lineHeight)
    await waitFor(() => expect(tail()).toBeNull())
  },
}
