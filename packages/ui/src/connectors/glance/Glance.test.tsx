import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ClockProvider, fixedClock } from '../../patterns/clock/Clock.tsx'
import { tone } from '../../theme/tone.css.ts'
import { sampleNow } from '../connectors.samples.ts'
import { history } from '../runs/runs.samples.ts'
import { ConnectorFacts } from './ConnectorFacts.tsx'
import { everyFact, everyOutcome, fewer, growing } from './glance.samples.ts'
import { RowsSparkline } from './RowsSparkline.tsx'
import { RunStrip } from './RunStrip.tsx'
import { sparkLine } from './spark-line.ts'
import { TriagePill } from './TriagePill.tsx'

const show = (children: ReactNode) =>
  render(<ClockProvider clock={fixedClock(sampleNow)}>{children}</ClockProvider>).container

describe('RunStrip', () => {
  it('has a mark for each place, with a tooltip and a shape for its outcome [GLANCE-08]', () => {
    const container = show(<RunStrip name="Warehouse" runs={everyOutcome} />)
    const marks = [...within(screen.getByRole('img')).getAllByTitle(/./)]
    expect(marks).toHaveLength(14)
    expect(marks.at(-1)).toHaveAttribute('title', expect.stringMatching(/^Running, /))
    const shapes = new Set([...container.querySelectorAll('[title]')].slice(-4).map((mark) => mark.className))
    expect(shapes.size).toBe(4)
  })

  it('is a picture with the outcomes in words [GLANCE-08]', () => {
    show(<RunStrip name="Warehouse" runs={history} />)
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Last 14 refreshes: 12 succeeded, 1 failed, 1 cancelled.',
    )
  })

  it('shows words instead of fewer than three marks [GLANCE-08]', () => {
    show(<RunStrip name="Warehouse" runs={history.slice(0, 1)} onOpen={() => {}} />)
    expect(screen.getByRole('button', { name: 'Refresh history of Warehouse. 1 failed' })).toHaveTextContent(
      '1 failed',
    )
  })

  it('opens the refresh under the pointer, and the history with the keyboard', async () => {
    const onOpen = vi.fn()
    show(<RunStrip name="Warehouse" runs={everyOutcome} onOpen={onOpen} />)
    await userEvent.click(screen.getByTitle(/^Cancelled, 06:56/))
    screen.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    expect(onOpen.mock.calls).toEqual([['104'], [null]])
  })
})

describe('RowsSparkline', () => {
  it('shows the last number and its change next to the line [GLANCE-09]', () => {
    const container = show(<RowsSparkline runs={growing} />)
    expect(container).toHaveTextContent('4,131, +2 %')
    expect(container.querySelectorAll('svg path')).toHaveLength(1)
  })

  it('warns about fewer rows than usual, in words [GLANCE-10]', () => {
    const container = show(<RowsSparkline runs={fewer} />)
    expect(screen.getByText(/Fewer rows than usual: 1,204 instead of about/)).toBeInTheDocument()
    expect(container.querySelectorAll('svg')).toHaveLength(2)
  })

  it('shows nothing before the first success', () => {
    expect(show(<RowsSparkline runs={[]} />)).toBeEmptyDOMElement()
  })

  it.each([
    ['no values', [], null],
    ['one value', [5], null],
    ['a rise from half', [5, 10], { path: 'M2 8L46 2', end: { x: 46, y: 2 } }],
    ['zeros', [0, 0, 0], { path: 'M2 14L24 14L46 14', end: { x: 46, y: 14 } }],
  ])('draws %s above a base line of zero', (_, values, line) => {
    expect(sparkLine(values, 48, 16)).toEqual(line)
  })
})

describe('ConnectorFacts', () => {
  it('shows the link and the freshness of each connector in words [GLANCE-01]', () => {
    const facts = everyFact.map((connector) => show(<ConnectorFacts connector={connector} />).textContent)
    expect(facts).toEqual([
      'ConnectedFresh, 1 h',
      'ConnectedStale, 4 d',
      'ConnectedNever loaded',
      'RefusedFresh, 1 h',
      'Not authorised yetNever loaded',
      'DisconnectedStale, 40 d',
      'DeletedFresh, 1 h',
      'PAUSEDFresh, 1 h',
    ])
  })

  it('is green while all is well, and never while the latest refresh failed [GLANCE-111]', () => {
    const [fresh, failed] = everyFact
    const toneOf = (connector: (typeof everyFact)[number] | undefined) => {
      if (!connector) throw new Error('The sample is missing.')
      const view = within(show(<ConnectorFacts connector={connector} />))
      return view.getByText('Connected').className
    }
    expect(toneOf(fresh)).toContain(tone.success)
    expect(toneOf(failed)).toContain(tone.neutral)
  })

  it('has the time of the load as a tooltip', () => {
    show(
      everyFact.slice(0, 1).map((connector) => <ConnectorFacts key={connector.name} connector={connector} />),
    )
    expect(screen.getByTitle(/^21 Nov 2026, 06:04/)).toHaveTextContent('Fresh, 1 h')
  })
})

it('TriagePill shows the state in words [GLANCE-03]', () => {
  show(<TriagePill state="stuck" form="plain" />)
  expect(screen.getByText('Taking longer')).toBeInTheDocument()
})
