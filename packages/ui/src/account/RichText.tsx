import { parseRichText, type RichElement, type RichNode, type RichTag } from '@tributary/sdk/common'
import { createElement, type ReactNode } from 'react'
import { link } from '../primitives/Link/Link.css.ts'
import * as css from './RichText.css.ts'

export type RichTextProps = {
  /** A message from the server. Allowed HTML: b, strong, em, br, p, ul, ol, li, and a with a web or mail address. */
  source: string
}

const looks: Partial<Record<RichTag, string>> = { b: css.bold, strong: css.bold, ol: css.numbered }

/** A message that may contain HTML, rendered as React elements. Everything that is not allowed shows as text. */
export function RichText({ source }: RichTextProps) {
  return drawn(parseRichText(source))
}

const drawn = (nodes: readonly RichNode[]): ReactNode[] =>
  nodes.map((node, index) => (typeof node === 'string' ? node : element(node, index)))

function element({ tag, href, children }: RichElement, key: number): ReactNode {
  if (tag === 'br') return <br key={key} />
  if (tag !== 'a') return createElement(tag, { key, className: looks[tag] }, drawn(children))
  // A new tab, so that a message above a form does not lose the input.
  return (
    <a key={key} href={href} className={link.inline} target="_blank" rel="noopener noreferrer">
      {drawn(children)}
    </a>
  )
}
