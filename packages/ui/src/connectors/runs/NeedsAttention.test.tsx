import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { attention } from './attention.samples.ts'
import { NeedsAttention } from './NeedsAttention.tsx'

it('lists what needs attention, each with a link to its page', () => {
  render(<NeedsAttention items={attention} hrefOf={(item) => `/${item.kind}`} />)
  expect(screen.getByRole('region', { name: 'Needs attention' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Acme Traders Ltd: Xero no longer accepts the authorisation.', '/re-authorise'],
    ['Warehouse files: FTP refused the sign-in.', '/failed'],
    ['Pine Street Roasters Ltd: 2 tables were left out because a permission is missing.', '/left-out'],
    ['Wharfside Cold Storage is taking longer than expected.', '/slow'],
    ['2 approvals are waiting for a decision.', '/approvals'],
  ])
})

it('shows that nothing needs attention', () => {
  render(<NeedsAttention items={[]} hrefOf={() => '/'} />)
  expect(screen.getByText('Nothing needs your attention.')).toBeInTheDocument()
})

it('does not claim that nothing needs attention if it could not be loaded', () => {
  render(<NeedsAttention items="unknown" hrefOf={() => '/'} />)
  expect(screen.getByText(/could not be checked/)).toBeInTheDocument()
  expect(screen.queryByText('Nothing needs your attention.')).toBeNull()
})
