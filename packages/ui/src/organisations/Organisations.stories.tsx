import type { Meta, StoryObj } from '@storybook/react-vite'
import { organisationsMessages } from '@tributary/sdk/organisations'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LoadError } from '../patterns/errors/LoadError.tsx'
import { NoMatches } from '../primitives/EmptyState/NoMatches.tsx'
import { DeletedOrganisations } from './DeletedOrganisations.tsx'
import { DeleteOrganisationDialog, type DeleteOrganisationDialogProps } from './DeleteOrganisationDialog.tsx'
import { OrganisationCard } from './OrganisationCard.tsx'
import { OrganisationDialog, type OrganisationDialogProps } from './OrganisationDialog.tsx'
import { OrganisationGrid, OrganisationGridSkeleton } from './OrganisationGrid.tsx'
import { OrganisationNotFound } from './OrganisationNotFound.tsx'
import { OrganisationsHeader } from './OrganisationsHeader.tsx'
import {
  deletedOrganisations,
  oddOrganisations,
  organisation,
  organisations,
} from './organisations.samples.ts'

const meta: Meta<typeof OrganisationGrid> = {
  title: 'Organisations/Organisations',
  component: OrganisationGrid,
  args: { organisations, editHref: ({ id }) => `#${id}` },
  render: (args) => (
    <main>
      <OrganisationsHeader total={args.organisations.length} onAdd={fn()} />
      <OrganisationGrid {...args} />
    </main>
  ),
}
export default meta
type Story = StoryObj<typeof OrganisationGrid>

export const Some: Story = {}
export const OnPhones: Story = { globals: { viewport: { value: 'phone' } } }
export const OneCard: Story = {
  render: () => (
    <main style={{ maxWidth: 340 }}>
      {organisations.slice(0, 1).map((one) => (
        <OrganisationCard key={one.id} organisation={one} editHref="#edit" />
      ))}
    </main>
  ),
}
export const OddNames: Story = { args: { organisations: oddOrganisations } }
export const OddNamesOnPhones: Story = { ...OddNames, globals: { viewport: { value: 'phone' } } }
export const None: Story = { args: { organisations: [] } }
export const NothingFound: Story = {
  render: () => <NoMatches noun="organisation" search="kororaa" total={7} onClear={fn()} />,
}
export const NotFound: Story = { render: () => <OrganisationNotFound listHref="#" /> }
export const Loading: Story = { render: () => <OrganisationGridSkeleton /> }
export const Failed: Story = {
  render: () => <LoadError message="Failed to connect to the server." onRetry={fn()} />,
}

const onSave = fn()
const dialog = (props: Partial<OrganisationDialogProps> = {}): Story => ({
  render: () => (
    <OrganisationDialog
      known={null}
      organisationKey={organisation().key}
      organisations={organisations}
      onSave={onSave}
      onClose={fn()}
      {...props}
    />
  ),
})

export const Add: Story = {
  ...dialog(),
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await expect(name).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('required')
    await userEvent.type(name, 'Ōpōtiki Seafoods Limited')
    await userEvent.type(screen.getByRole('textbox', { name: /^Schema/ }), 'Ōpōtiki Seafoods')
    await expect(screen.getByText(organisationsMessages.schemaName('ōpōtiki_seafoods'))).toBeVisible()
  },
}
export const AddOnPhones: Story = { ...dialog(), globals: { viewport: { value: 'phone' } } }
export const Edit: Story = dialog({ known: organisation() })
export const EditOddName: Story = {
  ...dialog({ known: { ...organisation({ code: 'x'.repeat(63) }), name: oddOrganisations[2]?.name ?? '' } }),
  globals: { viewport: { value: 'phone' } },
}
export const SameName: Story = dialog({
  known: organisation({ id: 8, name: 'Kauri Ridge Orchards', code: null }),
})
export const Saving: Story = dialog({ known: organisation(), busy: true })
export const Refused: Story = dialog({
  known: organisation(),
  error: organisationsMessages.keyTaken,
  onDismissError: fn(),
})
export const SchemaRefused: Story = {
  ...dialog({ known: organisation(), refusals: { code: organisationsMessages.schemaTaken } }),
  play: async () => {
    const schema = await screen.findByRole('textbox', { name: /^Schema/ })
    await waitFor(() => expect(schema).toHaveFocus())
    await expect(schema).toHaveAccessibleDescription(organisationsMessages.schemaTaken)
  },
}

const onDelete = fn()
const deletion = (props: Partial<DeleteOrganisationDialogProps> = {}): Story => ({
  render: () => (
    <DeleteOrganisationDialog organisation={organisation()} onDelete={onDelete} onClose={fn()} {...props} />
  ),
})

export const Delete: Story = {
  ...deletion(),
  play: async () => {
    const name = await screen.findByRole('textbox', {
      name: organisationsMessages.typeName('Harbour & Pine Group'),
    })
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'Harbour')
    await userEvent.click(screen.getByRole('button', { name: organisationsMessages.delete }))
    await expect(name).toHaveAccessibleDescription(organisationsMessages.wrongName)
    await expect(onDelete).not.toHaveBeenCalled()
    await userEvent.type(name, ' & Pine Group')
    await userEvent.click(screen.getByRole('button', { name: organisationsMessages.delete }))
    await expect(onDelete).toHaveBeenCalledOnce()
  },
}
export const DeleteOnPhones: Story = { ...deletion(), globals: { viewport: { value: 'phone' } } }
export const DeleteOddName: Story = deletion({
  organisation: oddOrganisations[2] ?? organisation(),
  error: organisationsMessages.onlyOrganisation,
})

const restoring = (...ids: string[]): Story => ({
  render: () => (
    <main>
      <DeletedOrganisations organisations={deletedOrganisations} restoring={new Set(ids)} onRestore={fn()} />
    </main>
  ),
})

export const Deleted: Story = restoring()
export const DeletedOnPhones: Story = { ...restoring(), globals: { viewport: { value: 'phone' } } }
export const Restoring: Story = restoring('1')
