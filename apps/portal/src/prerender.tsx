import { createStore } from 'jotai'
import { renderToString } from 'react-dom/server'
import { App } from './app/App.tsx'
import { routes } from './app/routes.ts'
import { connectPortal } from './session/connect-portal.ts'

/** Without a page, the client needs a fetch that completes its address. Rendering makes no call. */
const neverCalled: typeof fetch = () => Promise.reject(new Error('Rendering ahead of time makes no calls.'))

/** Renders the sign-in screen for a signed-out user. The browser hydrates it. */
export function renderSignIn(): string {
  const store = createStore()
  connectPortal(store, neverCalled)
  return renderToString(<App store={store} renderedPath="/" />)
}

/** The path of every route. */
export const routePaths = (): string[] => Object.keys(routes)
