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

/** The page at a place, once everything has been drawn for it. */
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

    await step('only those near the viewport are in the page, each with its place', async () => {
      await waitFor(() => expect(drawn().length).toBeGreaterThan(8))
      await expect(drawn().length).toBeLessThan(100)
      await expect(drawn()[0]).toHaveAttribute('aria-setsize', '10000')
      await expect(drawn().map(placeOf)).toEqual(drawn().map((_, i) => i + 1))
    })

    await step('whoever scrolls sees cards wherever they are', async () => {
      await scrolledTo(30_000)
      await waitFor(() => expect(placeOf(inSight())).toBeGreaterThan(500))
      await expect(drawn().length).toBeLessThan(100)
    })

    await step(
      'the card with the focus stays while they look elsewhere, and Tab goes on from it',
      async () => {
        await scrolledTo(0)
        const first = await canvas.findByRole('button', { name: 'Edit Thing 1' })
        first.focus()
        await scrolledTo(40_000)
        await waitFor(() => expect(placeOf(inSight())).toBeGreaterThan(500))
        await expect(first).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('button', { name: 'Edit Thing 2' })).toHaveFocus()
      },
    )

    await step('the last one can be reached', async () => {
      await scrolledTo(document.documentElement.scrollHeight)
      await scrolledTo(document.documentElement.scrollHeight)
      await expect(await canvas.findByRole('button', { name: 'Edit Thing 10000' })).toBeVisible()
    })

    await step('a list that shrinks under somebody far down shows what is left', async () => {
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

/** Each card that leaves passes the focus on, wherever among the very many it stands. */
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
    // Whoever looks elsewhere meanwhile stays there.
    await scrolledTo(0)
    await userEvent.keyboard('{Enter}')
    await expect(await button(id + 2)).toHaveFocus()
    await expect(window.scrollY).toBe(0)
  },
}

/** Somebody follows a link to one of very many: it is in sight at once. */
export const LookedFor: Story = {
  args: { items: many, lookedFor: 7_777 },
  // The page is scrolled to where the search covers part of a row.
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
    // Upwards over rows that were never measured: what is in sight moves by as much as the page and no more.
    await scrolledTo(window.scrollY - 100)
    await expect(Math.abs((anchor?.getBoundingClientRect().top ?? 0) - before - 100)).toBeLessThan(2)
  },
}
