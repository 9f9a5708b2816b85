import '@tributary/ui/reset.css'
import '@tributary/ui/styles.css'
import './fonts.css'
import './print.css'
import { setNonce } from 'get-nonce'
import { createStore } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { App } from './app/App.tsx'
import { type LanguageLoaders, showLanguage } from './language/show-language.ts'
import { watchHistory } from './page/unsaved.ts'
import { connectPortal } from './session/connect-portal.ts'
import { sessionAtom } from './session/session-atoms.ts'

// Radix locks scrolling with a style element, which the content security policy accepts only with this nonce.
setNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '')

// The page rendered ahead of time contains the styles of its first frame, and waits for no stylesheet.
for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[data-later]')) sheet.media = 'all'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')

const store = createStore()
connectPortal(store)
watchHistory(store)
const rendered = root.hasChildNodes()
// The server has written that the browser has no session, so requesting one would fail.
if (document.querySelector('meta[name="session"][content="none"]'))
  store.set(sessionAtom, { state: 'signed-out', reason: 'none' })
const languages: LanguageLoaders = {
  ar: () => import('./languages/arabic.ts'),
  de: () => import('./languages/german.ts'),
}

const app = (
  <StrictMode>
    <App store={store} {...(rendered ? { renderedPath: location.pathname } : {})} />
  </StrictMode>
)

/**
 * Sign-in is rendered ahead of time and hydrated, in slices as a transition, so that the page reacts meanwhile. Every
 * other page starts empty.
 */
async function draw(into: HTMLElement) {
  await showLanguage(languages)
  const { createRoot, hydrateRoot } = await import('react-dom/client')
  if (rendered) startTransition(() => void hydrateRoot(into, app))
  else createRoot(into).render(app)
}

// In a separate task, because evaluating React DOM takes as long as everything else here.
setTimeout(draw, 0, root)
