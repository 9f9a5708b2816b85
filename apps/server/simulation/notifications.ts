import type { Listener } from '../src/storage/storage.ts'
import type { Engine } from './embedded-engine.ts'
import type { Random } from './random.ts'
import type { SimulatedProcess } from './simulated-process.ts'
import type { Timeline } from './timeline.ts'

type Listening = { readonly process: SimulatedProcess; readonly listener: Listener; isConnected: boolean }

const LATENCY_MS = 5
const RECONNECT_MS = 10_000
const LOST_SHARE = 0.1

/** Delivers the notifications of the database to the processes that listen. Those of a lost connection are lost. */
export class Notifications {
  readonly #engine: Engine
  readonly #timeline: Timeline
  readonly #random: Random
  readonly #listening = new Set<Listening>()
  readonly #channels = new Set<string>()

  constructor(engine: Engine, timeline: Timeline, random: Random) {
    this.#engine = engine
    this.#timeline = timeline
    this.#random = random
  }

  async listen(process: SimulatedProcess, listener: Listener): Promise<{ close(): Promise<void> }> {
    if (!this.#channels.has(listener.channel)) {
      this.#channels.add(listener.channel)
      await this.#engine.listen(listener.channel, (payload) => this.#deliver(listener.channel, payload))
    }
    const listening = { process, listener, isConnected: true }
    this.#listening.add(listening)
    this.#timeline.after(LATENCY_MS, () => listener.onConnect(), process)
    return {
      close: async () => {
        this.#listening.delete(listening)
        process.onListenerClosed()
      },
    }
  }

  #deliver(channel: string, payload: string): void {
    for (const { process, listener, isConnected } of this.#listening)
      if (isConnected && listener.channel === channel && !this.#random.chance(LOST_SHARE))
        this.#timeline.after(
          this.#random.next() * LATENCY_MS,
          () => listener.onNotification(payload),
          process,
        )
  }

  /** Ends every connection. Each process connects again some time after the database is back. */
  disconnectFor(ms: number): void {
    for (const listening of this.#listening) {
      listening.isConnected = false
      const connect = () => {
        listening.isConnected = true
        listening.listener.onConnect()
      }
      this.#timeline.after(ms + this.#random.next() * RECONNECT_MS, connect, listening.process)
    }
  }
}
