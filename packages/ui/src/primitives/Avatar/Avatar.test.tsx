import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar, OrganisationAvatar } from './Avatar.tsx'
import { organisationInitials } from './organisation-initials.ts'

const ingrid = { firstName: 'Ingrid', lastName: 'solheim' }

describe('Avatar', () => {
  it('can be used by everyone: with a label it is an image with a name and a tooltip', () => {
    render(<Avatar person={ingrid} label="Ingrid Solheim" />)
    expect(screen.getByRole('img', { name: 'Ingrid Solheim' })).toHaveAttribute('title', 'Ingrid Solheim')
  })

  it('beside the name it stays silent', () => {
    const { container } = render(<Avatar person={ingrid} />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  })

  it('shows the first letters of both names, upper-cased [SHELL-46]', () => {
    render(<Avatar person={ingrid} />)
    expect(screen.getByText('IS')).toBeInTheDocument()
  })

  it('shows one letter when a name is missing [SHELL-46]', () => {
    render(<Avatar person={{ firstName: '', lastName: 'Solheim' }} />)
    expect(screen.getByText('S')).toBeInTheDocument()
  })

  it('shows organisations by their first two words', () => {
    render(<OrganisationAvatar companyName="Harbour & Pine" label="Harbour & Pine" />)
    expect(screen.getByRole('img', { name: 'Harbour & Pine' })).toHaveTextContent('HP')
  })
})

describe('organisationInitials', () => {
  it.each([
    ['Harbour & Pine', 'HP'],
    ['Kororā Coffee Importers', 'KC'],
    ['lindqvist Möbler', 'LM'],
    ['Ørsted', 'Ø'],
    ['2degrees Mobile', '2M'],
    ['(The) Mill', 'TM'],
    ['', ''],
    [' & ', ''],
  ])('%s is %s', (companyName, letters) => {
    expect(organisationInitials(companyName)).toBe(letters)
  })
})
