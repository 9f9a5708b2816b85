import { type AnchorProps, LinkProvider } from '@tributary/ui'
import { type createStore, Provider } from 'jotai'
import { useState } from 'react'
import { Link, Router } from 'wouter'
import { confirmBeforeLeaving } from '../page/unsaved.ts'
import { Guard } from './Guard.tsx'

type AppProps = {
  store: ReturnType<typeof createStore>
  /** The path of a page rendered ahead of time, which is hydrated. It has no query. */
  renderedPath?: string
}

/**
 * Links of the portal use the router. A backend address or a download is a separate document, and the browser finds a
 * place on the page.
 */
function PortalLink({ href, ...rest }: AnchorProps) {
  const isNative = href.startsWith('/backend/') || href.startsWith('#') || rest.download !== undefined
  return isNative ? <a {...rest} href={href} /> : <Link {...rest} href={href} />
}

/** The whole portal over one store. */
export function App({ store, renderedPath }: AppProps) {
  const [aroundNav] = useState(() => confirmBeforeLeaving(store))
  return (
    <Provider store={store}>
      <Router
        aroundNav={aroundNav}
        {...(renderedPath === undefined ? {} : { ssrPath: renderedPath, ssrSearch: '' })}
      >
        <LinkProvider value={PortalLink}>
          <Guard />
        </LinkProvider>
      </Router>
    </Provider>
  )
}
