import { type ComponentProps, type ComponentType, createContext, use } from 'react'

export type AnchorProps = ComponentProps<'a'> & { href: string }

const plain: ComponentType<AnchorProps> = (props) => <a {...props} />

const LinkContext = createContext(plain)

/** Tells every link beneath it how to navigate: `<LinkProvider value={Link}>` with a router's own link. */
export const LinkProvider = LinkContext.Provider

/** A link without a look, for cards and rows that are links as a whole. */
export function Anchor(props: AnchorProps) {
  const Component = use(LinkContext)
  return <Component {...props} />
}
