import { Fragment } from 'react'

/** After a sign between two words of an address or a key, and before a capital letter in the middle of a word. */
const placesToBreak = /(?<=[@_./-])|(?<=\p{Ll})(?=\p{Lu})/u

/** An address or the name of a table, which wraps between its words instead of within one. */
export function Breakable({ children }: { children: string }) {
  const [first, ...others] = children.split(placesToBreak)
  return (
    <>
      {first}
      {others.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity.
        <Fragment key={place}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  )
}
