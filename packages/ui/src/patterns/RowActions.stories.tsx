import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { RowActions, rowElement } from './RowActions.tsx'

const meta: Meta = { title: 'Patterns/RowActions' }
export default meta

const onEdit = fn()
const onDelete = fn()

/** Users who must not delete have no delete button. */
export const WithAndWithoutDelete: StoryObj = {
  render: () => (
    <Stack gap={4}>
      <Inline wrap gap={3}>
        <RowActions id={1} name="Budget 2027" onEdit={onEdit} onDelete={onDelete} lineageHref="#/lineage" />
      </Inline>
      <Inline wrap gap={3}>
        <RowActions id={2} name="Actuals" onEdit={onEdit} />
      </Inline>
    </Stack>
  ),
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit Budget 2027' }))
    await expect(onEdit).toHaveBeenCalled()
    await expect(
      screen.getByRole('link', { name: 'Where the numbers of Budget 2027 come from' }),
    ).toHaveAttribute('href', '#/lineage')
    await userEvent.click(screen.getByRole('button', { name: 'Delete Budget 2027' }))
    await expect(onDelete).toHaveBeenCalled()
    await expect(screen.queryByRole('button', { name: 'Delete Actuals' })).toBeNull()
    await expect(rowElement(2)).toHaveTextContent('Edit')
  },
}
