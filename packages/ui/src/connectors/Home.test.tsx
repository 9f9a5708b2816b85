import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConnectorOffer } from '@tributary/sdk/approvals'
import { describe, expect, it, vi } from 'vitest'
import { ViewOnly } from '../primitives/ViewOnly/ViewOnly.tsx'
import { AvailableConnectors, YourConnectors } from './ConnectorTypeGrid.tsx'
import { ConnectorTypeGridSkeleton } from './ConnectorTypeGridSkeleton.tsx'
import { availableSamples, ownedTypes } from './connectors.samples.ts'
import { broken } from './HomeArt.css.ts'
import { HomeArt } from './HomeArt.tsx'
import { HomeHeader } from './HomeHeader.tsx'

const hrefOf = ({ type }: { type: string }) => `/connectors/${type}`
const card = (name: RegExp) => screen.getByRole('link', { name })

describe('YourConnectors', () => {
  it('is a titled list of links with initial, name and category [HOME-01, HOME-04, HOME-11]', () => {
    render(<YourConnectors types={ownedTypes} hrefOf={hrefOf} />)
    const section = within(screen.getByRole('region', { name: 'Your connectors' }))
    expect(section.getAllByRole('listitem')).toHaveLength(7)
    expect(card(/WooCommerce/)).toHaveAttribute('href', '/connectors/woocommerce')
    expect(card(/WooCommerce/)).toHaveTextContent('WWooCommerceE-commerce')
  })

  it('shows the summary of a type instead of its category [GLANCE-113]', () => {
    const summaryOf = ({ type }: { type: string }) =>
      type === 'woocommerce' ? '4 connectors, 1 failing' : ''
    render(<YourConnectors types={ownedTypes} hrefOf={hrefOf} summaryOf={summaryOf} />)
    expect(card(/WooCommerce/)).toHaveTextContent('WWooCommerce4 connectors, 1 failing')
    expect(card(/Xero/)).toHaveTextContent('Accounting')
  })

  it('shows that there are none [HOME-15]', () => {
    render(<YourConnectors types={[]} hrefOf={hrefOf} />)
    expect(screen.getByText('Your organisation has no connectors yet.')).toBeInTheDocument()
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('AvailableConnectors', () => {
  const available = (onAuthorise?: (type: { type: string }) => void) =>
    render(<AvailableConnectors types={availableSamples} hrefOf={hrefOf} onAuthorise={onAuthorise} />)

  it('tags types as insider or else early stage [HOME-05, HOME-13]', () => {
    available()
    expect(card(/AWS/)).toHaveTextContent('insider')
    expect(card(/AWS/)).not.toHaveTextContent('early stage')
    expect(card(/GAAP/)).toHaveTextContent('early stage')
    expect(card(/Vend/)).not.toHaveTextContent(/insider|early stage/)
  })

  it('offers neither the set-up nor the provider in a view, and describes why', () => {
    render(
      <ViewOnly reason="You cannot change anything.">
        <AvailableConnectors types={availableSamples} hrefOf={hrefOf} onAuthorise={vi.fn()} />
      </ViewOnly>,
    )
    expect(screen.queryByRole('link')).toBeNull()
    const offered = screen.getByRole('button', { name: /PowerOffice/ })
    expect(offered).toBeDisabled()
    expect(offered).toHaveTextContent('Set up')
    expect(offered).toHaveAccessibleDescription('You cannot change anything.')
  })

  it('links to the set-up or the provider [HOME-06, HOME-07]', async () => {
    const onAuthorise = vi.fn()
    available(onAuthorise)
    expect(card(/PowerOffice/)).toHaveTextContent('Set up')
    await userEvent.click(card(/PowerOffice/))
    expect(onAuthorise).not.toHaveBeenCalled()
    expect(card(/Vend/)).toHaveTextContent('Authorise')
    await userEvent.click(card(/Vend/))
    expect(onAuthorise).toHaveBeenCalledExactlyOnceWith(availableSamples[0])
  })

  it('opens in a new tab by its address [HOME-14]', async () => {
    const onAuthorise = vi.fn()
    available(onAuthorise)
    expect(card(/Vend/)).toHaveAttribute('href', '/connectors/vend')
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(card(/Vend/))
    expect(onAuthorise).not.toHaveBeenCalled()
  })

  it('shows that there are no others [HOME-15]', () => {
    render(<AvailableConnectors types={[]} hrefOf={hrefOf} />)
    expect(screen.getByText('There are no other connectors available.')).toBeInTheDocument()
  })
})

describe('types that a user cannot set up', () => {
  const offers = (offer: ConnectorOffer, onAsk = vi.fn()) => {
    render(
      <AvailableConnectors types={availableSamples} hrefOf={hrefOf} offerOf={() => offer} onAsk={onAsk} />,
    )
    return { onAsk, vend: screen.getByRole('button', { name: /Vend/ }) }
  }

  it('are requested instead of set up or authorised [HOME-06, HOME-07]', async () => {
    const { onAsk, vend } = offers('ask')
    expect(vend).toHaveTextContent('Ask for it')
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(vend)
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(availableSamples[0])
  })

  it('cannot be requested if there is a reason, which is shown and read aloud', async () => {
    const onAsk = vi.fn()
    const askReason = 'Nothing can be changed.'
    render(
      <AvailableConnectors
        {...{ types: availableSamples, hrefOf, onAsk, askReason }}
        offerOf={() => 'ask'}
      />,
    )
    const vend = screen.getByRole('button', { name: /Vend/, description: askReason })
    expect(vend).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(vend)
    expect(onAsk).not.toHaveBeenCalled()
  })

  it.each([
    ['asked', 'Asked for'],
    ['approved', 'Approved'],
  ] as const)('are marked as %s and cannot be requested again [HOME-07]', async (offer, words) => {
    const { onAsk, vend } = offers(offer)
    expect(vend).toHaveTextContent(words)
    expect(vend).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(vend)
    expect(onAsk).not.toHaveBeenCalled()
  })
})

it("shows that none of the type's connectors are shared with the user [HOME-01]", () => {
  render(<YourConnectors types={ownedTypes} hrefOf={hrefOf} isUnshared={({ type }) => type === 'xero'} />)
  expect(card(/Xero/)).toHaveTextContent('Nothing shared with you yet')
  expect(card(/WooCommerce/)).not.toHaveTextContent('Nothing shared')
})

describe('HomeHeader', () => {
  it('shows the organisation and how many types it uses', () => {
    render(<HomeHeader companyName="Birch Ltd" owned={ownedTypes} available={availableSamples} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Birch Ltd')
    expect(screen.getByText('7 connectors in use, 5 more available.')).toBeInTheDocument()
  })

  it('uses the singular for one', () => {
    render(<HomeHeader companyName="Birch Ltd" owned={ownedTypes.slice(0, 1)} available={[]} />)
    expect(screen.getByText('1 connector in use, 0 more available.')).toBeInTheDocument()
  })

  it('shows no number while it loads', () => {
    render(<HomeHeader companyName="Birch Ltd" />)
    expect(screen.queryByText(/in use/)).toBeNull()
  })

  it.each([1, 2, 7, 12])('draws a line for each of %i connectors inside its picture', (count) => {
    const types = Array.from({ length: count }, (_, index) => `type${index}`)
    const { container } = render(<HomeArt types={types} />)
    const springs = [...container.querySelectorAll('circle')].map((spring) =>
      Number(spring.getAttribute('cy')),
    )
    expect(springs).toHaveLength(count)
    expect(springs.every((y) => y >= 8 && y <= 96)).toBe(true)
  })

  it('breaks the line of a type with a failing connector, with a title [GLANCE-113]', () => {
    const { container } = render(<HomeArt types={['xero', 'ftp']} failing={['ftp']} />)
    const [xero, ftp] = container.querySelectorAll('path')
    expect(container.querySelectorAll('title')).toHaveLength(1)
    expect(ftp?.parentElement).toHaveTextContent('FTP: needs attention')
    expect(ftp).toHaveClass(broken)
    expect(xero).not.toHaveClass(broken)
  })

  it('draws nothing without connectors', () => {
    expect(render(<HomeArt types={[]} />).container).toBeEmptyDOMElement()
  })
})

it('keeps the shape of Home while it loads, and announces loading [HOME-09]', () => {
  render(<ConnectorTypeGridSkeleton />)
  expect(screen.getByRole('region', { name: 'Loading connectors' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Loading connectors')
})
