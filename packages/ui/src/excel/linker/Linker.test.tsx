import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Linker } from './Linker.tsx'
import { areas, oddItems, scopeWords, subareas } from './linker.samples.ts'
import type { LinkerChoice, LinkerProps } from './linker-types.ts'

type Args = Partial<Omit<LinkerProps, 'choice'>> & { choice?: LinkerChoice }

function Example({ choice: first = { applyFor: 'onlySelected', ids: [] }, onChoice, ...rest }: Args) {
  const [chosen, setChosen] = useState<LinkerProps['left']['chosen']>(rest.left?.chosen ?? null)
  const [choice, setChoice] = useState(first)
  const change = (next: LinkerChoice) => {
    setChoice(next)
    onChoice?.(next)
  }
  const left = { heading: 'Area', searchLabel: 'Search areas', none: 'No areas found.', items: areas }
  const right = { heading: 'Sub-areas', searchLabel: 'Search subareas', none: 'None.', items: subareas }
  return (
    <Linker
      right={right}
      {...rest}
      left={{ ...left, ...rest.left, chosen, onChoose: setChosen }}
      choice={choice}
      onChoice={change}
    />
  )
}

const box = (name: string) => screen.getByRole('checkbox', { name })
const radio = (name: string) => screen.getByRole('radio', { name })
const ticked = () =>
  within(screen.getByRole('list'))
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap((one) => (one.checked ? [one.labels?.[0]?.textContent] : []))
const rightPane = () => screen.getByRole('region', { name: 'Sub-areas' })

describe('the left list', () => {
  it('is one tab stop where arrows choose and letters jump to a name [LINKAREA-06, USERENT-03]', async () => {
    render(<Example />)
    await userEvent.click(radio('Cash flow'))
    await userEvent.keyboard('{ArrowDown}')
    expect(radio('Cost of goods sold')).toBeChecked()
    expect(radio('Cost of goods sold')).toHaveFocus()
    await userEvent.keyboard('{End}')
    expect(radio('Store performance')).toHaveFocus()
    await userEvent.keyboard('pa')
    expect(radio('Payroll and headcount')).toBeChecked()
    await userEvent.keyboard('{Home}')
    expect(radio(areas[1]?.name ?? '')).toBeChecked()
    await userEvent.tab()
    expect(screen.getByRole('checkbox', { name: 'Select all 18' })).toHaveFocus()
  })

  it('has each row’s position, note and status outside its name', () => {
    const left = { items: oddItems, chosen: null } as unknown as LinkerProps['left']
    render(<Example left={left} />)
    expect(radio('Marketing spend 2019')).toHaveAccessibleDescription(/Archived\s?2 linked/)
    expect(radio('Marketing spend 2019')).toHaveAttribute('aria-setsize', '5')
    expect(radio('Payroll')).toHaveAccessibleDescription('Locked')
  })
})

describe('the right list', () => {
  it('Space and Enter tick, Shift and Space tick a range [LINKAREA-07]', async () => {
    render(<Example />)
    await userEvent.click(box('Cold storage'))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}')
    expect(ticked()).toEqual(['Cold storage', 'Customer care', 'E-commerce'])
    await userEvent.keyboard('{Enter}')
    expect(ticked()).toEqual(['Cold storage', 'Customer care'])
    await userEvent.keyboard(' ')
    expect(ticked()).toHaveLength(3)
  })

  it('keeps ticks while searching, and shows how many the search hides [LINKAREA-07, LINKAREA-15]', async () => {
    render(<Example choice={{ applyFor: 'onlySelected', ids: [1, '4', 6] }} scopes={scopeWords} />)
    const search = screen.getByRole('searchbox', { name: 'Search subareas' })
    await userEvent.type(search, 'RETAIL')
    expect(rightPane()).toHaveTextContent('3 of 18, 3 not shown')
    await userEvent.click(box('Select 2 shown'))
    expect(ticked()).toEqual(['Retail North', 'Retail South'])
    await userEvent.click(box('Retail North'))
    expect(box('Select 2 shown')).toBePartiallyChecked()
    await userEvent.click(search)
    await userEvent.keyboard('{Escape}')
    expect(ticked()).toEqual(['Board reporting', 'E-commerce', 'Finance', 'Retail South'])
  })

  it('select all ticks every shown row, and with scopes chooses all current [LINKAREA-08]', async () => {
    const onChoice = vi.fn()
    render(<Example onChoice={onChoice} scopes={scopeWords} />)
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search subareas' }), 'co')
    await userEvent.click(box('Cold storage'))
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(onChoice).toHaveBeenLastCalledWith({ applyFor: 'onlySelected', ids: [2, 4, 10] })
    await userEvent.clear(screen.getByRole('searchbox', { name: 'Search subareas' }))
    box('Cold storage').focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(radio('Select all current')).toBeChecked()
    expect(ticked()).toHaveLength(18)
  })

  it('can be sorted in the other direction [LINKAREA-15]', async () => {
    render(<Example />)
    await userEvent.click(within(rightPane()).getByRole('button', { name: 'Sort descending' }))
    expect(within(screen.getByRole('list')).getAllByRole('checkbox')[0]).toBe(box('Wholesale'))
    expect(within(rightPane()).getByRole('button', { name: 'Sort ascending' })).toHaveAccessibleDescription(
      'Name, Z to A. Sort ascending',
    )
  })
})

describe('the scopes', () => {
  it('all current ticks every row, and unticking one chooses only selected [LINKAREA-08, LINKAREA-14]', async () => {
    render(<Example scopes={scopeWords} />)
    await userEvent.click(radio('Select all current'))
    expect(rightPane()).toHaveTextContent('18 of 18')
    await userEvent.click(box('Finance'))
    expect(radio('Only selected')).toBeChecked()
    expect(rightPane()).toHaveTextContent('17 of 18')
  })

  it('all current and future shows a note, and keeps the ticks for later [USERENT-05]', async () => {
    const first = { applyFor: 'onlySelected', ids: [6] } as const
    render(<Example scopes={scopeWords} choice={first} />)
    await userEvent.click(radio('Select all current and future'))
    expect(screen.getByText(/Sub-areas added later are linked automatically/)).toBeInTheDocument()
    expect(ticked()).toHaveLength(18)
    await userEvent.click(radio('Only selected'))
    expect(ticked()).toEqual(['Finance'])
  })

  it('a tick chooses only selected from all current and future, too [LINKAREA-14]', async () => {
    const onChoice = vi.fn()
    render(
      <Example
        scopes={scopeWords}
        choice={{ applyFor: 'allCurrentAndFuture', ids: [] }}
        onChoice={onChoice}
      />,
    )
    box('Finance').focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(radio('Select all current and future')).toBeChecked()
    await userEvent.keyboard(' ')
    expect(radio('Only selected')).toBeChecked()
    expect(ticked()).toHaveLength(17)
    expect(box('Finance')).not.toBeChecked()
  })
})

it('cannot be changed while saving', async () => {
  const onChoice = vi.fn()
  render(<Example busy onChoice={onChoice} scopes={scopeWords} />)
  await userEvent.click(box('Finance'))
  await userEvent.click(radio('Cash flow'))
  expect(onChoice).not.toHaveBeenCalled()
  expect(radio('Cash flow')).not.toBeChecked()
  expect(radio('Select all current')).toBeDisabled()
  expect(screen.getByRole('searchbox', { name: 'Search areas' })).toBeDisabled()
})

it('shows what to choose first while waiting', () => {
  render(<Example awaiting="Choose an area first." />)
  expect(screen.getByText('Choose an area first.')).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})
