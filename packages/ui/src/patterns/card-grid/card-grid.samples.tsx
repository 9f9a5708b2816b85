import { Button } from '../../primitives/Button/Button.tsx'

export type Thing = { id: number; name: string; height: number }

/** `count` items with names to search for. */
export const things = (count: number): Thing[] =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Thing ${i + 1}`, height: 88 }))

/** A card without a feature. */
export const plainCard = ({ name, height }: Thing) => (
  <article style={{ minHeight: height, padding: 12, border: '1px solid currentColor', borderRadius: 10 }}>
    <h2>{name}</h2>
    <Button size="sm" variant="ghost">
      Edit <span>{name}</span>
    </Button>
  </article>
)
