import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar, OrganisationAvatar } from './Avatar.tsx'
import { organisationInitials } from './organisation-initials.ts'

const ingrid = { firstName: 'Ingrid', lastName: 'solheim' }

describe('Avatar', () => {
  it('with a label is an image with a name and a tooltip', () => {
    render(<Avatar person={ingrid} label="Ingrid Solheim" />)
    expect(screen.getByRole('img', { name: 'Ingrid Solheim' })).toHaveAttribute('title', 'Ingrid Solheim')
  })

  it('is hidden from screen readers next to the name', () => {
    const { container } = render(<Avatar person={ingrid} />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  })

  it('shows the first letters of both names in upper case [SHELL-46]', () => {
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
