/** A change that a user of the demo can make in a fake system. */
export type DemoChange = {
  /** The text of its button. */
  readonly label: string
  /** Returns a sentence about what has changed. */
  run(): string
}

/** What a user needs to connect a system: an address, a key, or a page to read. */
export type DemoDetail = { readonly label: string; readonly value: string; readonly isPage?: boolean }

/** A fake system that connectors of the demo read from. */
export type DemoSystem = {
  readonly name: string
  readonly details?: readonly DemoDetail[]
  readonly changes: readonly DemoChange[]
  stop(): Promise<unknown>
}

/** A system with the environment variables that make the server use it. */
export type ProviderSystem = DemoSystem & { readonly variables: Readonly<Record<string, string>> }
