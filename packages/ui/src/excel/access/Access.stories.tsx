import type { Meta, StoryObj } from '@storybook/react-vite'
import { type AccessUser, type Id, sameId } from '@tributary/domain'
import { itemAccess, personAccess, type ReasonView } from '@tributary/sdk/excel'
import { userName } from '@tributary/sdk/users'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Stack } from '../../layout/Stack.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { AccessImpact } from '../groups/AccessImpact.tsx'
import { AccessChange } from './AccessChange.tsx'
import { AccessChooser } from './AccessChooser.tsx'
import { crowd, differences, structure } from './access.samples.ts'
import { ItemAccessView } from './ItemAccessView.tsx'
import { PersonAccessView } from './PersonAccessView.tsx'

const meta: Meta = { title: 'Excel/Access' }
export default meta
type Story = StoryObj

const linkTo = ({ source, groupId }: ReasonView) => `#/${source}/${groupId ?? ''}`
const personHref = (id: Id) => `#/person/${id}`
const ways = <ButtonLink href="#/groups">Assign security groups</ButtonLink>

const origin = { organisation: 'acme Traders', by: 'Olga Oak' }

const view = (user: AccessUser | undefined, from = structure) =>
  user ? (
    <PersonAccessView
      name={userName(user)}
      access={personAccess(user, from)}
      ways={ways}
      linkTo={linkTo}
      origin={origin}
    />
  ) : (
    <EmptyState title="Choose a person" />
  )

function People({ from = structure }) {
  const [chosen, setChosen] = useState<Id | null>(null)
  const items = from.users.map((user) => ({ id: user.id, name: userName(user), status: user.status }))
  const user = from.users.find(({ id }) => chosen !== null && sameId(id, chosen))
  const side = { heading: 'Person', searchLabel: 'Search people', none: 'No users found.', items }
  return <AccessChooser side={{ ...side, chosen, onChoose: setChosen }}>{view(user, from)}</AccessChooser>
}

export const Person: Story = {
  render: () => <People />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ann Elm' }))
    await expect(canvas.getByRole('heading', { name: 'Ann Elm' })).toBeVisible()
    await expect(canvas.getByText(/^2 areas with 4 sub-areas, 1 version with 2 milestones/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Revenue' }))
    const reasons = canvas.getByRole('list', { name: 'Why Retail North of Revenue' })
    await expect(reasons.children).toHaveLength(3)
    await userEvent.click(canvas.getByRole('button', { name: '4 more, Retail North of Revenue' }))
    await expect(reasons.children).toHaveLength(7)
    await expect(canvas.getAllByText('Read only')[0]).toBeVisible()
    const [through] = canvas.getAllByRole('link', {
      name: /^through Controllers: all current and future sub-areas/,
    })
    await expect(through).toHaveAttribute('href', '#/group/controllers')
    const low = canvas
      .getAllByRole('link')
      .filter((link) => link.getBoundingClientRect().height < 24)
      .map((link) => link.textContent)
    await expect(low).toEqual([])
  },
}

export const OnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <People />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ann Elm' }))
    await expect(canvas.getByRole('button', { name: 'Change Person' })).toHaveFocus()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Nothing: Story = {
  render: () => (
    <Stack gap={4}>
      {view(structure.users[1])}
      {view(structure.users[2])}
    </Stack>
  ),
}

const target = { kind: 'area', id: 'Revenue' } as const

export const Thing: Story = {
  render: () => (
    <Stack gap={4}>
      <ItemAccessView
        name="Revenue"
        people={itemAccess(target, structure)}
        parts="Sub-areas"
        origin={origin}
        withAccess
        personHref={personHref}
        linkTo={linkTo}
      />
      <ItemAccessView
        name="Old costs"
        obstacle="It is archived."
        people={[]}
        parts="Sub-areas"
        origin={origin}
        withAccess
        personHref={personHref}
        linkTo={linkTo}
      />
    </Stack>
  ),
}

const many = itemAccess(target, crowd(10_000))

export const TenThousand: Story = {
  render: () => (
    <ItemAccessView
      name="Revenue"
      people={many}
      parts="Sub-areas"
      withAccess
      personHref={personHref}
      linkTo={linkTo}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('10,000 people see this in Excel.')).toBeVisible()
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search people' }), 'Pia 9999')
    await expect(canvas.getByRole('link', { name: 'Pia 9999 Pine' })).toBeVisible()
  },
}

export const Change: Story = {
  render: () => (
    <Stack gap={4}>
      <AccessChange differences={differences} />
      <AccessChange differences={[]} />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 people gain, 2 people lose.')).toBeVisible()
    const [first] = canvas.getAllByText(/gain/, { selector: 'strong' })
    if (first) await userEvent.click(first)
    await expect(canvas.getAllByText(/Ann Elm/)[0]).toBeVisible()
    await expect(canvas.getByText('No one will see more or less than now.')).toBeVisible()
  },
}

export const InDialogs: Story = {
  // A dialog contains only one of them.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <Stack gap={6}>
      <AccessImpact differences={differences} within="dialog" />
      <AccessImpact differences={[]} within="dialog" />
      <AccessImpact differences="loading" within="dialog" />
      <AccessImpact differences="failed" within="dialog" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'Who gains and loses', level: 3 })).toHaveLength(4)
    await expect(canvas.getByText('Could not check who gains and loses.')).toBeVisible()
  },
}
