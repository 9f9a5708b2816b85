const bytes = (text: string) => new TextEncoder().encode(text).buffer

const answers = {
  create: {
    clientDataJSON: bytes('created'),
    attestationObject: bytes('key'),
    getTransports: () => ['internal'],
  },
  get: {
    clientDataJSON: bytes('used'),
    authenticatorData: bytes('state'),
    signature: bytes('signature'),
    userHandle: bytes('eli'),
  },
}

/** What the browser was asked to sign. */
export type Asked = {
  publicKey: { allowCredentials?: object[]; excludeCredentials?: object[] }
  mediation?: string
  signal: AbortSignal
}

type FakeBrowser = {
  /** The name of the error of each ceremony. */
  failure?: string
  /** The user does nothing. The ceremony ends when the page ends it, or not even then. */
  waits?: 'until it is ended' | 'forever'
  /** What the user does with the passkeys among the suggestions. Without it, the browser has no such suggestions. */
  suggestions?: 'chosen' | 'ignored'
}

/** Gives the page a browser with passkeys. */
export function fakeCredentials({ failure, suggestions, waits }: FakeBrowser = {}): Asked[] {
  const asked: Asked[] = []
  const ceremony = (kind: keyof typeof answers) => async (options: Asked) => {
    asked.push(options)
    if (failure) throw Object.assign(new Error('In the words of the browser.'), { name: failure })
    const isIgnored = options.mediation === 'conditional' && suggestions === 'ignored'
    await waiting[isIgnored ? 'until it is ended' : (waits ?? 'never')](options.signal)
    return {
      ...{ id: 'cGFzc2tleQ', rawId: bytes('passkey'), type: 'public-key', response: answers[kind] },
      getClientExtensionResults: () => ({}),
    }
  }
  const credentials = { create: ceremony('create'), get: ceremony('get') }
  const kind = Object.assign(class {}, { isConditionalMediationAvailable: async () => Boolean(suggestions) })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: kind })
  return asked
}

const waiting = {
  never: async () => undefined,
  'until it is ended': (signal: AbortSignal) => aborted(signal),
  forever: () => new Promise(() => {}),
}

const aborted = (signal: AbortSignal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

export function forgetCredentials(): void {
  Reflect.deleteProperty(navigator, 'credentials')
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
}
