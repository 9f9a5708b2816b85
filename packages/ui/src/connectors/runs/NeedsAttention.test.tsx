import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { attention } from './attention.samples.ts'
import { NeedsAttention } from './NeedsAttention.tsx'

it('lists what needs a person, each leading to where it is seen to', () => {
  render(<NeedsAttention items={attention} hrefOf={(item) => `/${item.kind}`} />)
  expect(screen.getByRole('region', { name: 'Needs attention' })).toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Acme Traders Ltd: Xero no longer lets Tributary in.', '/re-authorise'],
    ['Warehouse files: FTP refused the user name or password.', '/failed'],
    ['Wharfside Cold Storage is taking longer than expected.', '/slow'],
    ['2 approvals are waiting for a decision.', '/approvals'],
  ])
})

it('is not there when there is nothing', () => {
  const { container } = render(<NeedsAttention items={[]} hrefOf={() => '/'} />)
  expect(container).toBeEmptyDOMElement()
})
