import type { Meta, StoryObj } from '@storybook/react-vite'
import { Inline } from '../../layout/Inline.tsx'
import { Avatar, OrganisationAvatar } from './Avatar.tsx'

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  args: { person: { firstName: 'Ingrid', lastName: 'Solheim' }, label: 'Ingrid Solheim' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

const people = ['Ana Rewi', 'Tom Baker', 'Mere Paki', 'Jon Dahl', 'Li Wei']
const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName }
}

export const Person: Story = {}

export const Sizes: Story = {
  render: ({ person }) => (
    <Inline wrap gap={3}>
      {([24, 28, 32, 36, 48] as const).map((size) => (
        <Avatar key={size} person={person} size={size} label={`Ingrid Solheim, ${size} px`} />
      ))}
    </Inline>
  ),
}

export const ManyPeople: Story = {
  render: () => (
    <Inline wrap gap={3}>
      {people.map((name) => (
        <Avatar key={name} person={named(name)} label={name} quiet />
      ))}
    </Inline>
  ),
}

export const Organisation: Story = {
  render: () => (
    <Inline wrap gap={3}>
      <OrganisationAvatar companyName="Harbour & Pine" /> Harbour & Pine
      <OrganisationAvatar companyName="Kororā Coffee" size={36} quiet /> Kororā Coffee
    </Inline>
  ),
}
