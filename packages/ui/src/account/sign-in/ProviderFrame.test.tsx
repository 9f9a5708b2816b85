import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ProviderFrame, type ProviderFrameProps } from './ProviderFrame.tsx'

/** Renders the frame outside any document, so that it loads nothing. */
function frame(props: Partial<ProviderFrameProps> = {}) {
  const template = document.createElement('template')
  template.innerHTML = renderToStaticMarkup(
    <ProviderFrame name="xero" displayName="Xero" intent="signin" {...props} />,
  )
  return template.content.querySelector('iframe')
}

describe('ProviderFrame', () => {
  it.each([
    ['signin', 'Sign in with Xero'],
    ['signup', 'Sign up with Xero'],
  ] as const)('is a same-origin frame with a title for %s [SIGNIN-06, SIGNIN-30]', (intent, title) => {
    expect(frame({ intent })).toHaveAttribute('title', title)
    expect(frame({ intent })).toHaveAttribute('src', `/auth/provider-frame?provider=xero&intent=${intent}`)
  })

  it('passes the return address on', () => {
    expect(frame({ returnUrl: '/excel?x=1&y' })).toHaveAttribute(
      'src',
      '/auth/provider-frame?provider=xero&intent=signin&returnUrl=%2Fexcel%3Fx%3D1%26y',
    )
  })

  it('may navigate the window when its button is pressed, and runs no script', () => {
    expect(frame()).toHaveAttribute('sandbox', 'allow-same-origin allow-top-navigation-by-user-activation')
  })
})
