import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { OrganisationMenu, type OrganisationMenuProps } from './OrganisationMenu.tsx'
import { harbour, manyOrganisations, organisations } from './shell.samples.ts'

const menu = (props: Partial<OrganisationMenuProps> = {}) => {
  const onSelectOrganisation = vi.fn()
  render(
    <OrganisationMenu
      organisations={organisations}
      selectedOrganisation={harbour}
      onSelectOrganisation={onSelectOrganisation}
      {...props}
    />,
  )
  return onSelectOrganisation
}

const trigger = () => screen.getByRole('button', { name: 'Organisation' })

describe('OrganisationMenu', () => {
  it('is named «Organisation» and described by the selected one [SHELL-43]', () => {
    menu()
    expect(trigger()).toHaveAccessibleDescription('Harbour & Pine Group')
    expect(trigger()).toHaveAttribute('aria-haspopup', 'menu')
  })

  it('lists organisations by company name, ignoring letter case [SHELL-08, SHELL-10]', async () => {
    menu()
    await userEvent.click(trigger())
    const names = screen.getAllByRole('menuitemradio').map((item) => item.textContent?.slice(2))
    expect(names).toEqual([
      'aldervik Maritime AS',
      'Brightwater Produce Ltd',
      'Harbour & Pine Group',
      'Kauri Ridge Orchards',
      'Te Awa Hospitality Holdings (Waikato) Limited',
    ])
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Harbour & Pine Group')
  })

  it('changes the organisation by keyboard [SHELL-09]', async () => {
    const onSelect = menu()
    trigger().focus()
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ id: 'bp', companyName: 'Brightwater Produce Ltd' })
  })

  it('shows nothing while the organisations load', () => {
    menu({ organisations: undefined, selectedOrganisation: null })
    expect(screen.queryByText('No organisations')).toBeNull()
  })

  it('shows that there are none [SHELL-43]', () => {
    menu({ organisations: [], selectedOrganisation: null })
    expect(screen.getByText('No organisations')).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('with more than twelve organisations', () => {
  const many = { organisations: manyOrganisations, selectedOrganisation: manyOrganisations[6] ?? null }
  const search = () => screen.getByRole('searchbox', { name: 'Search organisations' })

  it('is still a menu with twelve', async () => {
    menu({ ...many, organisations: manyOrganisations.slice(0, 12) })
    await userEvent.click(trigger())
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(12)
  })

  it('filters by any part of the name', async () => {
    menu(many)
    await userEvent.click(trigger())
    expect(search()).toHaveFocus()
    await userEvent.type(search(), 'H 3')
    expect(screen.getAllByRole('listitem')).toHaveLength(11)
    await userEvent.clear(search())
    expect(screen.getAllByRole('listitem')).toHaveLength(40)
    expect(screen.getByRole('button', { name: /Branch 7 /, current: true })).toBeInTheDocument()
  })

  it('selects the first match on Enter and closes', async () => {
    const onSelect = menu(many)
    await userEvent.click(trigger())
    await userEvent.type(search(), 'branch 22{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ id: 22, companyName: 'Branch 22 Trading Ltd' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('moves through the matches with the arrows and back', async () => {
    const onSelect = menu(many)
    await userEvent.click(trigger())
    await userEvent.type(search(), 'branch 1{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(search()).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ id: 10, companyName: 'Branch 10 Trading Ltd' })
  })

  it('shows that nothing matches, and Enter then does nothing', async () => {
    const onSelect = menu(many)
    await userEvent.click(trigger())
    await userEvent.type(search(), 'zzz{Enter}')
    expect(screen.getByText('No organisation matches “zzz”.')).toBeInTheDocument()
    expect(onSelect).not.toHaveBeenCalled()
  })
})
