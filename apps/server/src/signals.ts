import { channel } from 'node:diagnostics_channel'

/** Something that happened, for those who count or trace it. It costs nothing while no one listens. */
export type Signal<Content extends object> = {
  publish(content: () => Content): void
  /** Returns how to stop. */
  subscribe(listen: (content: Content) => void): () => void
}

function signal<Content extends object>(name: string): Signal<Content> {
  const own = channel(`tributary:${name}`)
  return {
    publish(content) {
      if (own.hasSubscribers) own.publish(content())
    },
    subscribe(listen) {
      // Only `publish` above publishes on this channel.
      const subscriber = (content: unknown) => listen(content as Content)
      own.subscribe(subscriber)
      return () => void own.unsubscribe(subscriber)
    },
  }
}

// No signal has an id, an address, a name or a value of a user, because they become labels of metrics.
export const signals = {
  callAnswered: signal<{ method: string; route: string; status: number; seconds: number }>('call-answered'),
  callRefused: signal<{ priority: string; reason: string }>('call-refused'),
  connectionTaken: signal<{ waitedSeconds: number }>('connection-taken'),
  /** `kind` is the type of the connector. */
  refreshEnded: signal<{ kind: string; outcome: RefreshOutcome; seconds: number }>('refresh-ended'),
  rowsStored: signal<{ kind: string; rows: number }>('rows-stored'),
  mailAttempted: signal<{ outcome: 'sent' | 'postponed' | 'given-up' }>('mail-attempted'),
  schedulesChecked: signal<{ failed: boolean }>('schedules-checked'),
}

/** A superseded attempt lost its run: a user cancelled it, or another process continues it. */
export type RefreshOutcome = 'succeeded' | 'failed' | 'superseded' | 'returned'
