import { act, render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ClockProvider } from '../patterns/clock/Clock.tsx'
import { handClock } from '../patterns/clock/clock.samples.ts'
import { sampleNow } from './connectors.samples.ts'
import { Insights, type InsightsProps } from './Insights.tsx'
import { insight, oddOnes, running } from './insights.samples.ts'

const draw = (props: Partial<InsightsProps> = {}) => {
  const clock = handClock(sampleNow)
  render(
    <ClockProvider clock={clock}>
      <Insights insights={running} {...props} />
    </ClockProvider>,
  )
  return clock
}
const rows = (client: string) =>
  within(screen.getByRole('list', { name: client }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

describe('Insights', () => {
  it('lists running connectors by client, with their type if known [ADASH-04, ADASH-05, ADASH-09, ADASH-10]', () => {
    draw()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Aldervik Maritime AS',
      'Harbour & Pine Group',
      'Te Awa Hospitality Holdings (Waikato) Limited',
    ])
    expect(rows('Aldervik Maritime AS')).toEqual(['Aldervik CrewingStarted just now'])
    expect(rows('Harbour & Pine Group')).toEqual([
      'WHarbour & Pine Online WooCommerceStarted 6 minutes ago',
      'XHarbour & Pine Retail Ltd XeroStarted 2 minutes ago',
      'CWharfside Cold Storage Cin7Started 41 minutes ago',
    ])
  })

  it('counts on, and highlights a refresh after 30 minutes', () => {
    const clock = draw({ insights: [insight('Acme', 'Files', 29)] })
    expect(screen.getByText('Started 29 minutes ago').querySelector('svg')).toBeNull()
    act(() => clock.advance(2 * 60_000))
    expect(screen.getByText('Started 31 minutes ago').querySelector('svg')).toBeInTheDocument()
  })

  it('shows the exact time on hover, and no time for an unknown start', () => {
    draw({ insights: oddOnes })
    expect(screen.getByText('Started 3 minutes ago').title).toMatch(/^21 Nov 2026/)
    expect(rows('Northshore Veterinary Partners')).toEqual(['Of an unknown start'])
  })

  it('isolates a name in another text direction', () => {
    draw({ insights: oddOnes })
    expect(screen.getByText('مستودع الميناء').tagName).toBe('BDI')
    expect(screen.getByText('شركة الميناء والصنوبر').tagName).toBe('BDI')
  })

  it('shows that nothing runs [ADASH-06]', () => {
    draw({ insights: [] })
    expect(screen.getByText('No connectors are running at the moment.')).toBeInTheDocument()
  })

  it('keeps its shape while it loads, and shows a failure instead', () => {
    draw({ insights: undefined })
    expect(screen.getByRole('status')).toHaveTextContent('Loading insights')
    draw({ insights: undefined, failure: 'Not just now.' })
    expect(screen.getByText('Not just now.')).toBeInTheDocument()
  })
})
