import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { Skeleton } from '../../primitives/Loading/Skeleton.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { CardGrid, CardGridSkeleton } from './CardGrid.tsx'
import { plainCard, type Thing, things } from './card-grid.samples.tsx'

function Searchable({
  items,
  ...grid
}: {
  items: readonly Thing[]
  minWidth?: 230 | 300
  lookedFor?: number
}) {
  const [search, setSearch] = useState('')
  return (
    <main>
      <div style={{ position: 'sticky', top: 0, zIndex: 1 }}>
        <SearchField value={search} onChange={setSearch} />
      </div>
      <CardGrid
        {...grid}
        items={items.filter(({ name }) => name.includes(search))}
        card={plainCard}
        rowHeight={120}
      />
    </main>
  )
}

const meta: Meta<typeof Searchable> = { title: 'Patterns/CardGrid', component: Searchable }
export default meta
type Story = StoryObj<typeof Searchable>

export const Some: Story = { args: { items: things(7) } }
export const Narrow: Story = { args: { items: things(7), minWidth: 230 } }
export const OnPhones: Story = { args: { items: things(3) }, globals: { viewport: { value: 'phone' } } }
export const Loading: Story = {
  render: () => <CardGridSkeleton label="Loading things" card={<Skeleton height="112px" radius="lg" />} />,
}

const many = things(10_000)

/** Scrolls the page and waits until everything there is drawn. */
async function scrolledTo(top: number): Promise<void> {
  window.scrollTo(0, top)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

const placeOf = (item: Element | undefined) => Number(item?.getAttribute('aria-posinset'))

export const TenThousand: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { items: many, minWidth: 230 },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const drawn = () => canvas.getAllByRole('listitem')
    const inSight = () => drawn().find((item) => item.getBoundingClientRect().bottom > window.innerHeight / 2)

    await step('draws only cards near the viewport, each with its position', async () => {
      await waitFor(() => expect(drawn().length).toBeGreaterThan(8))
      await expect(drawn().length).toBeLessThan(100)
      await expect(drawn()[0]).toHaveAttribute('aria-setsize', '10000')
      await expect(drawn().map(placeOf)).toEqual(drawn().map((_, i) => i + 1))
    })

    await step('shows cards wherever the page is scrolled', async () => {
      await scrolledTo(30_000)
      await waitFor(() => expect(placeOf(inSight())).toBeGreaterThan(500))
      await expect(drawn().length).toBeLessThan(100)
    })

    await step('keeps the card with the focus while scrolling, so Tab continues from it', async () => {
      await scrolledTo(0)
      const first = await canvas.findByRole('button', { name: 'Edit Thing 1' })
      first.focus()
      await scrolledTo(40_000)
      await waitFor(() => expect(placeOf(inSight())).toBeGreaterThan(500))
      await expect(first).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Edit Thing 2' })).toHaveFocus()
    })

    await step('can scroll to the last card', async () => {
      await scrolledTo(document.documentElement.scrollHeight)
      await scrolledTo(document.documentElement.scrollHeight)
      await expect(await canvas.findByRole('button', { name: 'Edit Thing 10000' })).toBeVisible()
    })

    await step('shows the remaining cards when the list shrinks', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '99')
      await waitFor(() => expect(drawn()[0]).toHaveAttribute('aria-setsize', '280'))
      await waitFor(() => expect(inSight()?.getBoundingClientRect().top).toBeLessThan(window.innerHeight))
      await userEvent.type(canvas.getByRole('searchbox'), '9')
      await waitFor(() => expect(drawn()).toHaveLength(19))
      await expect(drawn()[0]).not.toHaveAttribute('aria-setsize')
      await expect(within(drawn()[0] ?? canvasElement).getByRole('heading')).toHaveTextContent('Thing 999')
      await expect(drawn()[0]?.getBoundingClientRect().top).toBeLessThan(window.innerHeight)
    })
  },
}

function Dwindling() {
  const [left, setLeft] = useState(many)
  const remove = (gone: Thing) => setLeft((before) => before.filter(({ id }) => id !== gone.id))
  const card = (thing: Thing) => (
    <article>
      <h2>{thing.name}</h2>
      <button type="button" onClick={() => remove(thing)}>
        Delete {thing.name}
      </button>
    </article>
  )
  return <CardGrid items={left} card={card} rowHeight={60} />
}

/** Each removed card passes on the focus, anywhere in a long list. */
export const Leaving: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: () => <Dwindling />,
  play: async ({ canvas, userEvent }) => {
    const button = (id: number) => canvas.findByRole('button', { name: `Delete Thing ${id}` })
    await userEvent.click(await button(2))
    await expect(await button(3)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await button(4)).toHaveFocus()
    await scrolledTo(30_000)
    const far = canvas.getAllByRole('button', { name: /^Delete Thing \d{4}$/ })[0]
    const id = Number(far?.textContent?.match(/\d+/)?.[0])
    far?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await button(id + 1)).toHaveFocus()
    // A user who has scrolled elsewhere stays there.
    await scrolledTo(0)
    await userEvent.keyboard('{Enter}')
    await expect(await button(id + 2)).toHaveFocus()
    await expect(window.scrollY).toBe(0)
  },
}

/** A link to one card of very many scrolls to it. */
export const LookedFor: Story = {
  args: { items: many, lookedFor: 7_777 },
  // The page is scrolled to a place where the search covers part of a row.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const sought = (await canvas.findByRole('heading', { name: 'Thing 7777' })).getBoundingClientRect()
    await expect(sought.top).toBeGreaterThan(0)
    await expect(sought.bottom).toBeLessThan(window.innerHeight)
  },
}

export const OfUnequalHeight: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { items: many.map((thing) => ({ ...thing, height: 60 + (thing.id % 7) * 40 })) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(8))
    await scrolledTo(20_000)
    await waitFor(() => expect(placeOf(canvas.getAllByRole('listitem')[0])).toBeGreaterThan(100))
    const anchor = canvas.getAllByRole('listitem').find((item) => item.getBoundingClientRect().top > 200)
    const before = anchor?.getBoundingClientRect().top ?? 0
    // Upwards over rows that were never measured: the content moves exactly as far as the page.
    await scrolledTo(window.scrollY - 100)
    await expect(Math.abs((anchor?.getBoundingClientRect().top ?? 0) - before - 100)).toBeLessThan(2)
  },
}
