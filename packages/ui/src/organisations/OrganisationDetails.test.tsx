import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OrganisationDetails } from './OrganisationDetails.tsx'

const panel = () => within(screen.getByRole('region', { name: 'Organisation details' }))

describe('OrganisationDetails', () => {
  it('shows its name, and its id to copy [ADASH-01, ADASH-03, ADASH-11]', () => {
    render(<OrganisationDetails organisation={{ id: 7, companyName: 'شركة الميناء' }} />)
    expect(panel().getByRole('definition')).toHaveTextContent('شركة الميناء')
    expect(panel().getByRole('textbox', { name: 'Organisation id' })).toHaveValue('7')
    expect(panel().getByRole('button', { name: 'Copy' })).toBeInTheDocument()
  })

  it('shows that there is no organisation, that it loads, or why it failed [SHELL-43, SHELL-54]', () => {
    const { rerender } = render(<OrganisationDetails organisation={null} />)
    expect(panel().getByRole('heading', { level: 3 })).toHaveTextContent('No organisations')
    rerender(<OrganisationDetails organisation={undefined} />)
    expect(panel().getByRole('status')).toHaveTextContent('Loading organisation')
    rerender(<OrganisationDetails organisation={null} failure="Not just now." />)
    expect(panel().getByText('Not just now.')).toBeInTheDocument()
  })
})
