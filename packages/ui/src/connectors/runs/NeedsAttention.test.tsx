import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { attention } from './attention.samples.ts'
import { rowsBelow } from './NeedsAttention.css.ts'
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

describe('a long list', () => {
  const failed = attention.find(({ kind }) => kind === 'failed')
  if (failed?.kind !== 'failed') throw new Error('The samples contain no failed connector.')
  const many = Array.from({ length: 300 }, (_, id) => ({ ...failed, id }))
  const links = () => screen.getAllByRole('link')

  it('draws its first rows, each with its place in the list', () => {
    render(<NeedsAttention items={many} hrefOf={() => '/'} />)
    expect(links()).toHaveLength(20)
    const [, second] = screen.getAllByRole('listitem')
    expect(second).toHaveAttribute('aria-setsize', '300')
    expect(second).toHaveAttribute('aria-posinset', '2')
  })

  it('keeps room for the rows that are not drawn', () => {
    render(<NeedsAttention items={many} hrefOf={() => '/'} />)
    expect(screen.getByRole('list').style.getPropertyValue(rowsBelow)).toBe('280')
  })

  it('draws more when the focus comes near the last row', () => {
    render(<NeedsAttention items={many} hrefOf={() => '/'} />)
    for (const link of links().slice(0, 15)) fireEvent.focus(link)
    expect(links().length).toBeGreaterThan(25)
  })

  it('draws the rows it is scrolled to', () => {
    render(<NeedsAttention items={many} hrefOf={() => '/'} />)
    const list = screen.getByRole('list')
    const box = list.parentElement
    if (!box) throw new Error('The list has no box.')
    const sizes = { scrollTop: 20_000, clientHeight: 500, scrollHeight: 45_000 }
    for (const [name, value] of Object.entries(sizes)) Object.defineProperty(box, name, { value })
    fireEvent.scroll(box)
    expect(list.children.length).toBeGreaterThan(135)
  })
})
