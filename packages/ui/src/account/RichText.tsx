import { parseRichText, type RichElement, type RichNode, type RichTag } from '@tributary/sdk/common'
import { createElement, type ReactNode } from 'react'
import { link } from '../primitives/Link/Link.css.ts'
import * as css from './RichText.css.ts'

export type RichTextProps = {
  /** What the server said; of HTML, only b, strong, em, br, p, ul, ol, li and a with an address of the web or of mail. */
  source: string
}

const looks: Partial<Record<RichTag, string>> = { b: css.bold, strong: css.bold, ol: css.numbered }

/** A message that may contain HTML, drawn as elements of React: what is not on the list shows as text (SIGNUP-20). */
export function RichText({ source }: RichTextProps) {
  return drawn(parseRichText(source))
}

const drawn = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, index) => (typeof node === 'string' ? node : element(node, index)))

function element({ tag, href, children }: RichElement, key: number): ReactNode {
  if (tag === 'br') return <br key={key} />
  if (tag !== 'a') return createElement(tag, { key, className: looks[tag] }, drawn(children))
  // A page of its own: whoever reads a message over a form would lose what is filled in.
  return (
    <a key={key} href={href} className={link.inline} target="_blank" rel="noopener noreferrer">
      {drawn(children)}
    </a>
  )
}
