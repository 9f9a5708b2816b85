/** What one tab tells the others: that something happened, never a token (security of the session, SHELL-53). */
export type TabEvent = { type: 'signed-out' } | { type: 'signed-in'; email: string }

const NAME = 'tributary-session'

const isTabEvent = (data: unknown): data is TabEvent =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'signed-out' || data.type === 'signed-in')

/** Tells every other tab of this browser. */
export function notifyOtherTabs(event: TabEvent): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(event)
  channel.close()
}

/** Calls back on what other tabs tell; answers a function that stops listening. */
export function listenToOtherTabs(onEvent: (event: TabEvent) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => {
    if (isTabEvent(data)) onEvent(data)
  }
  return () => channel.close()
}
