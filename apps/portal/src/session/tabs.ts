/** The message from one tab to the others. It never contains a token (SHELL-53). */
export type TabEvent = { type: 'signed-out' } | { type: 'signed-in'; email: string }

const NAME = 'tributary-session'

const isTabEvent = (data: unknown): data is TabEvent =>
  typeof data === 'object' &&
  data !== null &&
  'type' in data &&
  (data.type === 'signed-out' || data.type === 'signed-in')

/** Notifies every other tab of this browser. */
export function notifyOtherTabs(event: TabEvent): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(event)
  channel.close()
}

/** Calls back with the messages of other tabs. Returns a function that stops it. */
export function listenToOtherTabs(onEvent: (event: TabEvent) => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => {
    if (isTabEvent(data)) onEvent(data)
  }
  return () => channel.close()
}
