import '@tributary/ui/styles.css'
import './fonts.css'
import './print.css'
import { setNonce } from 'get-nonce'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { watchHistory } from './page/unsaved.ts'
import { connectPortal } from './session/connect-portal.ts'

// Radix locks scrolling with a style element, which the content security policy accepts only with this nonce.
setNonce(document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '')

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')

const store = createStore()
connectPortal(store)
watchHistory(store)
const rendered = root.hasChildNodes()
const app = (
  <StrictMode>
    <App store={store} {...(rendered ? { renderedPath: location.pathname } : {})} />
  </StrictMode>
)
// Sign-in is rendered ahead of time and hydrated. Every other page starts empty.
if (rendered) hydrateRoot(root, app)
else createRoot(root).render(app)
