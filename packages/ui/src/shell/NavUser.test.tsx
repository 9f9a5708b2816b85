import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { NavUser } from './NavUser.tsx'
import { navigation } from './shell.samples.ts'

const person = (user: Partial<typeof navigation.user>, collapsed = false) =>
  render(
    <NavUser
      user={{ ...navigation.user, ...user }}
      profileHref="/profile"
      collapsed={collapsed}
      onFollow={undefined}
      onLogOut={() => {}}
    />,
  )

it.each([
  ['both names', {}, 'IS'],
  ['one name', { lastName: '' }, 'I'],
  ['lower case', { firstName: 'åse', lastName: 'øst' }, 'ÅØ'],
])('shows the initials of %s [SHELL-46]', (_, user, expected) => {
  person(user)
  expect(screen.getByText(expected)).toBeInTheDocument()
})

it('shows a long email in full on hover', () => {
  person({ email: 'a.very.long.address.of.someone@harbourpine.example' })
  const email = screen.getByText(/a\.very\.long/)
  expect(email).toHaveAttribute('title', 'a.very.long.address.of.someone@harbourpine.example')
})

it('does not lead to a profile that is not shown [VIEWAS-08]', () => {
  render(
    <NavUser
      user={navigation.user}
      profileHref={undefined}
      collapsed={false}
      onFollow={undefined}
      onLogOut={() => {}}
    />,
  )
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(navigation.user.email)).toBeInTheDocument()
})

it('names the user without text when collapsed', () => {
  person({}, true)
  const profile = screen.getByRole('link', {
    name: 'Profile: Ingrid Solheim, ingrid.solheim@harbourpine.example',
  })
  expect(profile).toHaveAttribute('title', 'Ingrid Solheim, ingrid.solheim@harbourpine.example')
})

it('leaves no gap for a missing name', () => {
  person({ lastName: '' }, true)
  expect(screen.getByRole('link')).toHaveAccessibleName('Profile: Ingrid, ingrid.solheim@harbourpine.example')
})

it('logs out by keyboard', async () => {
  const onLogOut = vi.fn()
  render(
    <NavUser
      user={navigation.user}
      profileHref="/profile"
      collapsed={false}
      onFollow={undefined}
      onLogOut={onLogOut}
    />,
  )
  await userEvent.tab()
  expect(screen.getByRole('link')).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onLogOut).toHaveBeenCalledOnce()
})
