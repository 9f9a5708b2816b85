import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConnectorOffer } from '@tributary/sdk/approvals'
import { describe, expect, it, vi } from 'vitest'
import { AvailableConnectors, YourConnectors } from './ConnectorTypeGrid.tsx'
import { ConnectorTypeGridSkeleton } from './ConnectorTypeGridSkeleton.tsx'
import { availableSamples, ownedTypes } from './connectors.samples.ts'
import { HomeArt } from './HomeArt.tsx'
import { HomeHeader } from './HomeHeader.tsx'

const hrefOf = ({ type }: { type: string }) => `/connectors/${type}`
const card = (name: RegExp) => screen.getByRole('link', { name })

describe('your connectors', () => {
  it('are a titled list of links, first letter, name and category [HOME-01, HOME-04, HOME-11]', () => {
    render(<YourConnectors types={ownedTypes} hrefOf={hrefOf} />)
    const section = within(screen.getByRole('region', { name: 'Your connectors' }))
    expect(section.getAllByRole('listitem')).toHaveLength(7)
    expect(card(/WooCommerce/)).toHaveAttribute('href', '/connectors/woocommerce')
    expect(card(/WooCommerce/)).toHaveTextContent('WWooCommerceE-commerce')
  })

  it('say so when there are none [HOME-15]', () => {
    render(<YourConnectors types={[]} hrefOf={hrefOf} />)
    expect(screen.getByText('Your organisation has no connectors yet.')).toBeInTheDocument()
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('available connectors', () => {
  const available = (onAuthorise?: (type: { type: string }) => void) =>
    render(<AvailableConnectors types={availableSamples} hrefOf={hrefOf} onAuthorise={onAuthorise} />)

  it('are tagged insider, or else early stage [HOME-05, HOME-13]', () => {
    available()
    expect(card(/AWS/)).toHaveTextContent('insider')
    expect(card(/AWS/)).not.toHaveTextContent('early stage')
    expect(card(/GAAP/)).toHaveTextContent('early stage')
    expect(card(/Vend/)).not.toHaveTextContent(/insider|early stage/)
  })

  it('are set up, or authorised at their provider [HOME-06, HOME-07]', async () => {
    const onAuthorise = vi.fn()
    available(onAuthorise)
    expect(card(/PowerOffice/)).toHaveTextContent('Set up')
    await userEvent.click(card(/PowerOffice/))
    expect(onAuthorise).not.toHaveBeenCalled()
    expect(card(/Vend/)).toHaveTextContent('Authorise')
    await userEvent.click(card(/Vend/))
    expect(onAuthorise).toHaveBeenCalledExactlyOnceWith(availableSamples[0])
  })

  it('may still be opened in a new tab by their address [HOME-14]', async () => {
    const onAuthorise = vi.fn()
    available(onAuthorise)
    expect(card(/Vend/)).toHaveAttribute('href', '/connectors/vend')
    const user = userEvent.setup()
    await user.keyboard('{Control>}')
    await user.click(card(/Vend/))
    expect(onAuthorise).not.toHaveBeenCalled()
  })

  it('say so when there are no others [HOME-15]', () => {
    render(<AvailableConnectors types={[]} hrefOf={hrefOf} />)
    expect(screen.getByText('There are no other connectors available.')).toBeInTheDocument()
  })
})

describe('types that a person cannot set up', () => {
  const offers = (offer: ConnectorOffer, onAsk = vi.fn()) => {
    render(
      <AvailableConnectors types={availableSamples} hrefOf={hrefOf} offerOf={() => offer} onAsk={onAsk} />,
    )
    return { onAsk, vend: screen.getByRole('button', { name: /Vend/ }) }
  }

  it('are asked for instead of set up or authorised [HOME-06, HOME-07]', async () => {
    const { onAsk, vend } = offers('ask')
    expect(vend).toHaveTextContent('Ask for it')
    expect(screen.queryByRole('link')).toBeNull()
    await userEvent.click(vend)
    expect(onAsk).toHaveBeenCalledExactlyOnceWith(availableSamples[0])
  })

  it.each([
    ['asked', 'Asked for'],
    ['approved', 'Approved'],
  ] as const)('say that they are %s and cannot be asked for again [HOME-07]', async (offer, words) => {
    const { onAsk, vend } = offers(offer)
    expect(vend).toHaveTextContent(words)
    expect(vend).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(vend)
    expect(onAsk).not.toHaveBeenCalled()
  })
})

it('a type whose connectors are all hidden from a person says so [HOME-01]', () => {
  render(<YourConnectors types={ownedTypes} hrefOf={hrefOf} isUnshared={({ type }) => type === 'xero'} />)
  expect(card(/Xero/)).toHaveTextContent('Nothing shared with you yet')
  expect(card(/WooCommerce/)).not.toHaveTextContent('Nothing shared')
})

describe('the head of Home', () => {
  it('is the organisation and how much it uses', () => {
    render(<HomeHeader companyName="Birch Ltd" owned={ownedTypes} available={availableSamples} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Birch Ltd')
    expect(screen.getByText('7 connectors in use, 5 more available.')).toBeInTheDocument()
  })

  it('counts one as one', () => {
    render(<HomeHeader companyName="Birch Ltd" owned={ownedTypes.slice(0, 1)} available={[]} />)
    expect(screen.getByText('1 connector in use, 0 more available.')).toBeInTheDocument()
  })

  it('counts nothing before it knows', () => {
    render(<HomeHeader companyName="Birch Ltd" />)
    expect(screen.queryByText(/in use/)).toBeNull()
  })

  it.each([1, 2, 7, 12])('draws a line for each of %i connectors, inside its picture', (count) => {
    const types = Array.from({ length: count }, (_, index) => `type${index}`)
    const { container } = render(<HomeArt types={types} />)
    const springs = [...container.querySelectorAll('circle')].map((spring) =>
      Number(spring.getAttribute('cy')),
    )
    expect(springs).toHaveLength(count)
    expect(springs.every((y) => y >= 8 && y <= 96)).toBe(true)
  })

  it('draws nothing where nothing flows', () => {
    expect(render(<HomeArt types={[]} />).container).toBeEmptyDOMElement()
  })
})

it('Home keeps its shape while it loads, and says so [HOME-09]', () => {
  render(<ConnectorTypeGridSkeleton />)
  expect(screen.getByRole('region', { name: 'Loading connectors' })).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('status')).toHaveTextContent('Loading connectors')
})
