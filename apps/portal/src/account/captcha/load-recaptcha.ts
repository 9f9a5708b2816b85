/** The part of Google's script that is used here. Ids are its own numbers. */
export type Grecaptcha = {
  render: (element: HTMLElement, settings: RecaptchaSettings) => number
  execute: (id: number) => unknown
  reset: (id: number) => void
}

export type RecaptchaSettings = {
  sitekey: string
  size: 'normal' | 'invisible'
  callback: (token: string) => void
  'expired-callback': () => void
  'error-callback': () => void
}

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
    onRecaptchaLoaded?: () => void
    trustedTypes?: TrustedTypes
  }
}

const ADDRESS =
  'https://www.google.com/recaptcha/api.js?trustedtypes=true&render=explicit&onload=onRecaptchaLoaded'

let loading: Promise<Grecaptcha> | null = null

/**
 * Loads Google's script once, and only if the installation uses reCAPTCHA. Built against Google's documentation of
 * reCAPTCHA v2 and not tested against Google. With `trustedtypes=true` their script creates Trusted Types policies of its
 * own; our policy allows this one address.
 */
export function loadRecaptcha(): Promise<Grecaptcha> {
  loading ??= new Promise<Grecaptcha>((resolve, reject) => {
    window.onRecaptchaLoaded = () =>
      window.grecaptcha ? resolve(window.grecaptcha) : reject(new Error('reCAPTCHA came without its API.'))
    const script = document.createElement('script')
    script.onerror = () => {
      // The next attempt loads it again.
      loading = null
      script.remove()
      reject(new Error('reCAPTCHA was not loaded.'))
    }
    script.src = trusted(ADDRESS)
    document.head.append(script)
  })
  return loading
}

/** The policy that our Content-Security-Policy names. Browsers refuse a second policy with the same name. */
let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

function trusted(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('tributary-recaptcha', { createScriptURL: () => ADDRESS })
  return policy?.createScriptURL(address) ?? address
}
