import type { FullGuide } from '../../.storybook/guide.ts'

/** The pages of organisations. */
export const guides = [
  {
    title: 'Organisations/Organisations',
    status: 'stable',
    components: [
      'DeletedOrganisations',
      'DeleteOrganisationDialog',
      'OrganisationGrid',
      'OrganisationGridSkeleton',
      'OrganisationDialog',
      'OrganisationsHeader',
      'OrganisationNotFound',
    ],
    when: [
      'To list all organisations of an installation, and to add and edit them.',
      '`OrganisationNotFound` above the list, when the address names an organisation that does not exist.',
    ],
    whenNot: [
      'To choose the selected organisation, use the menu of the top bar.',
      'When a search finds nothing, use `NoMatches`. An empty grid says that there are no organisations.',
    ],
    anatomy: [
      ['Header', 'The number of organisations, or of matches, and the button that adds one.'],
      ['Card', 'Initials, name, key, and a link to edit the organisation.'],
      ['Dialog', 'The key to copy, the name, and the schema with the name that results from it.'],
    ],
    keyboard: [
      ['Tab', 'Moves from card to card. Each has one link.'],
      ['Enter', 'On a card: opens the form. In the form: saves.'],
      ['Escape', 'Cancels the form. With unsaved input, a question comes first.'],
    ],
    accessibility: [
      'A card is an article that its name labels. Its link is named "Edit Kauri Ridge Orchards".',
      'The number of organisations is a status, so a search announces "2 of 7 organisations."',
      'The form starts on the name. A refused schema receives the focus and its message.',
    ],
    do: [
      'Pass `organisations` to the dialog. It then warns about an equal name, which is still allowed.',
      'Give the dialog a `key` per organisation. It reads `known` only once.',
      'Pass an error of the name or the schema in `refusals`, as a new object after each attempt.',
    ],
    dont: [
      'Do not add a `PageHeader`. `OrganisationsHeader` already has the heading of the page.',
      'Do not create a new `organisationKey` at each render. The key on screen must be the key that is sent.',
      'Do not close the dialog before the server has accepted the change.',
    ],
    code: `
import type { Client } from '@tributary/domain'
import { OrganisationGrid, OrganisationsHeader } from '@tributary/ui'

type Props = { organisations: readonly Client[]; onAdd: () => void }

export const Organisations = ({ organisations, onAdd }: Props) => (
  <>
    <OrganisationsHeader total={organisations.length} onAdd={onAdd} />
    <OrganisationGrid organisations={organisations} editHref={({ id }) => \`/admin/organisations/\${id}\`} />
  </>
)
`,
  },
  {
    title: 'Organisations/Admin dashboard',
    status: 'stable',
    components: ['OrganisationDetails', 'OrganisationDetailsColumns'],
    when: ['To show the name and the id of the selected organisation, for example to support staff.'],
    whenNot: ['To edit an organisation, use `OrganisationDialog`.', 'For its users, use `UserGrid`.'],
    anatomy: [
      ['Panel', 'With the heading "Organisation details".'],
      ['Name', 'The whole name. It wraps.'],
      ['Organisation id', 'A read-only field with a copy button.'],
      ['Columns', 'The panel, and something wider next to it if there is room.'],
    ],
    keyboard: [
      ['Tab', 'Moves to the id, then to Copy.'],
      ['Enter, Space', 'On Copy: copies the id.'],
    ],
    accessibility: [
      'A region with the name "Organisation details". The name is in a description list.',
      'While it loads, "Loading organisation" is announced.',
    ],
    do: [
      'Pass undefined while the organisation loads, and null only if the user has no organisation.',
      'Pass a `LoadError` as `failure`. It replaces the details until an organisation has loaded.',
    ],
    dont: [
      'Do not put more than two panels into the columns. The first one stays narrow.',
      'Do not shorten the name or the id.',
    ],
    code: `
import { type Client, failureMessage, listOrganisations } from '@tributary/sdk'
import { LoadError, OrganisationDetails, OrganisationDetailsColumns } from '@tributary/ui'
import { type ReactNode, useCallback, useEffect, useState } from 'react'

type Organisations = Awaited<ReturnType<typeof listOrganisations>>

export function AdminDashboard({ client, children }: { client: Client; children: ReactNode }) {
  const [organisations, setOrganisations] = useState<Organisations>()
  const [failure, setFailure] = useState<string | null>(null)
  const load = useCallback(
    () => listOrganisations(client).then(setOrganisations, (error) => setFailure(failureMessage(error))),
    [client],
  )
  useEffect(() => void load(), [load])
  return (
    <OrganisationDetailsColumns>
      <OrganisationDetails
        organisation={organisations && (organisations[0] ?? null)}
        failure={failure && <LoadError message={failure} onRetry={load} />}
      />
      {children}
    </OrganisationDetailsColumns>
  )
}
`,
  },
] as const satisfies readonly FullGuide[]
