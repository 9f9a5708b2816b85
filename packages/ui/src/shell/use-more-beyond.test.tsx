import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TopBar } from './TopBar.tsx'

const links = ['Dashboard', 'Users', 'Approvals'].map((label) => ({ label, href: `/${label}` }))

afterEach(() => void vi.restoreAllMocks())

/** Simulates a layout: how much wider the links are than their box, and how far they are scrolled. */
function layOut({ wider, scrolled }: { wider: number; scrolled: number }) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300 + wider)
  vi.spyOn(HTMLElement.prototype, 'scrollLeft', 'get').mockReturnValue(scrolled)
}
const bar = () => screen.getByRole('navigation', { name: 'Section' })
const arrows = () => bar().parentElement?.querySelectorAll('button[aria-hidden]').length

it.each([
  [0, 0, null, 0],
  [1, 0, null, 0],
  [120, 0, 'end', 1],
  [120, 60, 'both', 2],
  [120, 120, 'start', 1],
])('links %i px too wide, scrolled by %i px, have more on side: %s', (wider, scrolled, side, count) => {
  layOut({ wider, scrolled })
  render(<TopBar title="Admin" links={links} />)
  expect(bar().getAttribute('data-more')).toBe(side)
  expect(arrows()).toBe(count)
})

it('follows scrolling', () => {
  layOut({ wider: 120, scrolled: 0 })
  render(<TopBar title="Admin" links={links} />)
  layOut({ wider: 120, scrolled: 120 })
  act(() => void bar().dispatchEvent(new Event('scroll')))
  expect(bar().getAttribute('data-more')).toBe('start')
})
