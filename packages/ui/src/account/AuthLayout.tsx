import type { ReactNode } from 'react'
import { Logo } from '../icons/Logo.tsx'
import { Inline } from '../layout/Inline.tsx'
import { Anchor } from '../primitives/Link/Anchor.tsx'
import * as css from './AuthLayout.css.ts'
import { RiverArt } from './RiverArt.tsx'

export type AuthLayoutProps = {
  /** The form, with the page's one level-1 heading. */
  children: ReactNode
  /** The operator of the portal, and links such as privacy and help. */
  footer?: ReactNode
}

/** The layout of every signed-out screen: the form on the left, and from 900 px an illustration on the right. */
export function AuthLayout({ children, footer }: AuthLayoutProps) {
  return (
    <div className={css.layout}>
      <div className={css.side}>
        <header>
          <Anchor href="/" className={css.brand} aria-label="Tributary">
            <Logo height={28} />
          </Anchor>
        </header>
        <main id="main" className={css.box}>
          {children}
        </main>
        {footer && (
          <Inline
            as="footer"
            alignItems="stretch"
            gap={4}
            wrap
            size="xs"
            color="secondary"
            className={css.footer}
          >
            {footer}
          </Inline>
        )}
      </div>
      <RiverArt />
    </div>
  )
}
