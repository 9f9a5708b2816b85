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
export type Asked = { publicKey: { allowCredentials?: object[]; excludeCredentials?: object[] } }

/** Gives the page a browser with passkeys. `failure` is the name of the error of each ceremony. */
export function fakeCredentials(failure?: string): Asked[] {
  const asked: Asked[] = []
  const ceremony = (kind: keyof typeof answers) => async (options: Asked) => {
    asked.push(options)
    if (failure) throw Object.assign(new Error('In the words of the browser.'), { name: failure })
    return {
      ...{ id: 'cGFzc2tleQ', rawId: bytes('passkey'), type: 'public-key', response: answers[kind] },
      getClientExtensionResults: () => ({}),
    }
  }
  const credentials = { create: ceremony('create'), get: ceremony('get') }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: class {} })
  return asked
}

export function forgetCredentials(): void {
  Reflect.deleteProperty(navigator, 'credentials')
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
}
