import { type ComponentProps, type ComponentType, createContext, useContext } from 'react'
import { forwardRef } from '../../layout/forward-ref.ts'

export type AnchorProps = ComponentProps<'a'> & {
  /** Where the link leads. */
  href: string
}

const plain: ComponentType<AnchorProps> = forwardRef((props: AnchorProps) => <a {...props} />)

const LinkContext = createContext(plain)

/** Sets how every link below it navigates: `<LinkProvider value={Link}>` with a router's link. */
export const LinkProvider = LinkContext.Provider

/** A link without a style, for cards and rows that are links as a whole. */
export const Anchor = forwardRef(function Anchor(props: AnchorProps) {
  const Component = useContext(LinkContext)
  return <Component {...props} />
})
