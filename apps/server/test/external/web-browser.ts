// A minimal browser for signing in: cookies by host and path, redirects and forms, with real requests.

export type Page = { address: URL; status: number; text: string; headers: Headers }

export type WebBrowser = {
  /** Opens a URL and follows redirects. */
  open(address: URL | string): Promise<Page>
  /** Opens a URL without following redirects. */
  look(address: URL | string): Promise<Page>
  submit(address: URL, form: Record<string, string>): Promise<Page>
  /** Like {@link WebBrowser.submit}, but stops before it leaves this origin, and returns the next URL. */
  submitHere(address: URL, form: Record<string, string>): Promise<URL>
  /** Returns the headers that a page's script would send. */
  fetch: typeof fetch
  /** Returns the value of a cookie by a part of its name. */
  cookie(part: string): string | undefined
  /** Returns the same browser without this cookie. */
  forget(part: string): void
}

type Cookie = { name: string; value: string; host: string; path: string }

const MOST_REDIRECTS = 10

export function webBrowser(): WebBrowser {
  let jar: Cookie[] = []
  const sent = ({ hostname, pathname }: URL) =>
    jar
      .filter(({ host, path }) => host === hostname && pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  const keep = ({ hostname: host }: URL, headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const cookie = parsed(line, host)
      const same = (other: Cookie) =>
        other.name === cookie.name && other.host === host && other.path === cookie.path
      jar = jar.filter((other) => !same(other))
      if (cookie.value) jar.push(cookie)
    }
  }
  const request = async (address: URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('cookie', sent(address))
    const answer = await fetch(address, { ...init, headers, redirect: 'manual' })
    keep(address, answer.headers)
    return answer
  }
  const look = async (address: URL | string, init: RequestInit = {}): Promise<Page> => {
    const at = new URL(address)
    const answer = await request(at, { ...init, headers: { accept: 'text/html', ...init.headers } })
    return { address: at, status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const follow = async (first: Page, goesOn: (next: URL) => boolean = () => true): Promise<Page> => {
    let page = first
    for (let hops = 0; hops < MOST_REDIRECTS; hops += 1) {
      const next = nextOf(page)
      if (!next || !goesOn(next)) return page
      page = await look(next)
    }
    throw new Error('The response has no redirect.')
  }
  const post = (address: URL, form: Record<string, string>) =>
    look(address, { method: 'POST', body: new URLSearchParams(form) })
  return {
    open: async (address) => follow(await look(address)),
    look: (address) => look(address),
    submit: async (address, form) => follow(await post(address, form)),
    async submitHere(address, form) {
      const last = await follow(await post(address, form), ({ origin }) => origin === address.origin)
      const next = nextOf(last)
      if (!next) throw new Error('The redirect stays on this origin.')
      return next
    },
    fetch: async (input, init) => {
      const asked = new Request(input, init)
      const body = await asked.text()
      return request(new URL(asked.url), {
        method: asked.method,
        headers: asked.headers,
        ...(body && { body }),
      })
    },
    cookie: (part) => jar.find(({ name }) => name.includes(part))?.value,
    forget: (part) => {
      jar = jar.filter(({ name }) => !name.includes(part))
    },
  }
}

const nextOf = ({ headers, address }: Page) => {
  const location = headers.get('location')
  return location ? new URL(location, address) : undefined
}

function parsed(line: string, host: string): Cookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  const path = attributes.find((text) => /^path=/i.test(text))?.slice('path='.length)
  return { name: pair.slice(0, at), value: pair.slice(at + 1), host, path: path ?? '/' }
}
