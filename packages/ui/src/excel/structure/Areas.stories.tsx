import type { Meta, StoryObj } from '@storybook/react-vite'
import { areasMessages, automaticAreas, excelMessages, subareasMessages } from '@tributary/sdk/excel'
import { Plus } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ConfirmDialog } from '../../patterns/dialogs/ConfirmDialog.tsx'
import { ErrorList } from '../../patterns/errors/ErrorList.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { NoMatches } from '../../primitives/EmptyState/NoMatches.tsx'
import { PageHeader } from '../../shell/PageHeader.tsx'
import { ArchivedBar } from './ArchivedBar.tsx'
import { AreaCard } from './AreaCard.tsx'
import { AreaGrid, type AreaGridProps, StructureGridSkeleton, SubareaGrid } from './AreaGrid.tsx'
import { area, linkedSubareas, oddAreas, sampleAreas, sampleStatuses, subarea } from './areas.samples.ts'
import { StructureDialog, type StructureDialogProps } from './StructureDialog.tsx'
import { SubareaCard } from './SubareaCard.tsx'
import { SynchroniseNote } from './SynchroniseNote.tsx'

const meta: Meta<AreaGridProps> = {
  title: 'Excel/Structure/Areas',
  component: AreaGrid,
  args: {
    areas: sampleAreas,
    canDelete: true,
    onEdit: fn(),
    onDelete: fn(),
    onLinks: fn(),
    lineageHrefOf: ({ id }) => `#/lineage/${id}`,
  },
  render: (args) => (
    <main>
      <PageHeader
        title="Areas"
        summary={areasMessages.summary(args.areas.length, 'Harbour & Pine Group')}
        actions={
          <Button variant="primary" icon={Plus}>
            {areasMessages.add}
          </Button>
        }
      />
      <SynchroniseNote href="#synchronise" />
      <AreaGrid {...args} />
    </main>
  ),
}
export default meta
type Story = StoryObj<AreaGridProps>

const phone = { viewport: { value: 'phone' } }

export const Some: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage linked sub-areas of Revenue' }))
    await expect(args.onLinks).toHaveBeenCalledWith(sampleAreas[2])
    const card = canvas.getByRole('article', { name: 'Revenue' })
    await expect(card.offsetHeight).toBe(230)
  },
}
export const OnPhones: Story = { globals: phone }
export const ForExcelUsers: Story = { args: { canDelete: false } }
export const OddNames: Story = { args: { areas: oddAreas } }
export const OddNamesOnPhones: Story = { ...OddNames, globals: phone }
export const Cards: Story = {
  render: ({ canDelete, onEdit, onDelete, onLinks }) => (
    <>
      <AreaCard area={area()} canDelete={canDelete} onEdit={onEdit} onDelete={onDelete} onLinks={onLinks} />
      <SubareaCard
        subarea={subarea()}
        automaticAreas={[]}
        canDelete={canDelete}
        onEdit={fn()}
        onDelete={fn()}
      />
    </>
  ),
}
export const Loading: Story = { render: () => <StructureGridSkeleton label="Loading areas" /> }
export const NothingFound: Story = {
  render: () => <NoMatches noun="area" search="kororaa" total={8} none={areasMessages.none} onClear={fn()} />,
}
export const None: Story = { render: () => <EmptyState title={areasMessages.none} /> }
export const Refused: Story = {
  render: (args) => (
    <main>
      <ErrorList
        sticky
        heading={excelMessages.severalErrors}
        messages={['It is in use.', 'Please remove its links first.']}
        onDismiss={fn()}
      />
      <AreaGrid {...args} />
    </main>
  ),
}

export const ArchivedHidden: Story = {
  render: () => (
    <>
      <ArchivedBar hidden={false} count={2} sentence={areasMessages.archivedHidden(2)} onHide={fn()} />
      <ArchivedBar hidden count={2} sentence={areasMessages.archivedHidden(2)} onHide={fn()} />
      <ArchivedBar hidden count={1} sentence={areasMessages.archivedFound(1)} onHide={fn()} />
    </>
  ),
}

export const Subareas: Story = {
  render: ({ canDelete }) => (
    <main>
      <PageHeader
        title="Sub-areas"
        summary={subareasMessages.summary(linkedSubareas.length, 'Harbour & Pine Group')}
        actions={
          <>
            <ButtonLink href="#link">{subareasMessages.link}</ButtonLink>
            <Button variant="primary" icon={Plus}>
              {subareasMessages.add}
            </Button>
          </>
        }
      />
      <SubareaGrid
        subareas={linkedSubareas}
        automaticAreas={automaticAreas(sampleAreas)}
        canDelete={canDelete}
        onEdit={fn()}
        onDelete={fn()}
      />
    </main>
  ),
}
export const SubareasOnPhones: Story = { ...Subareas, globals: phone }

const onSave = fn()
const dialog = (props: Partial<StructureDialogProps> = {}): Story => ({
  render: () => (
    <StructureDialog
      title={areasMessages.edit}
      item={area()}
      statuses={sampleStatuses}
      onSave={onSave}
      onClose={fn()}
      {...props}
    />
  ),
})

export const Edit: Story = {
  ...dialog(),
  play: async ({ userEvent }) => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    const save = screen.getByRole('button', { name: 'Save' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(save).toBeDisabled()
    await userEvent.clear(name)
    await userEvent.click(save)
    await waitFor(() => expect(name).toHaveAccessibleDescription('required'))
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'Overheads')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Locked')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(save)
    await expect(onSave).toHaveBeenCalledWith({ name: 'Overheads', statusId: 2 })
  },
}
export const EditOnPhones: Story = { ...dialog({ item: oddAreas[1] ?? area() }), globals: phone }
export const Saving: Story = dialog({ busy: true })
export const SaveRefused: Story = dialog({
  error: 'Another user has changed this meanwhile.',
  onDismissError: fn(),
})

export const Delete: Story = {
  render: () => (
    <ConfirmDialog
      title={excelMessages.delete('Operating expenses')}
      action="Delete"
      impacts={[{ label: '2 security groups that grant it', names: ['Controllers', 'North'] }]}
      onConfirm={fn()}
      onClose={fn()}
    >
      {areasMessages.deletionMeans}
    </ConfirmDialog>
  ),
}
