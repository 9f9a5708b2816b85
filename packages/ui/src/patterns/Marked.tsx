import { matchedParts, type NamePart } from '@tributary/sdk/common'
import { mark } from './Marked.css.ts'

/** A name in which the characters that a search matched are marked. */
export const Marked = ({ text, search }: { text: string; search: string }) =>
  matchedParts(text, search).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name, in their order
    <Part key={index} {...part} />
  ))

const Part = ({ text, matched }: NamePart) => (matched ? <mark className={mark}>{text}</mark> : text)
