import { readdirSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Loaded before the server with --import. It measures the process and shifts its clock, without a change of the server.

/** What the process holds, after garbage collection. */
export type Sample = {
  rssBytes: number
  heapBytes: number
  /** Open file descriptors; null where the system does not list them. */
  descriptors: number | null
  /** Sockets, pipes and other handles. */
  handles: number
  timers: number
  listeners: number
}

export type ProbeRequest = { measure: true } | { clockAheadMs: number }

const shifts = new BroadcastChannel('clock')
const RealDate = Date
let aheadMs = 0

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
const now = () => RealDate.now() + aheadMs

// The embedded database runs in a worker, which loads this module as well.
shifts.onmessage = (event) => {
  if ('data' in event) aheadMs = Number(event.data)
}
shifts.unref()

if (isMainThread) {
  process.on('message', (request: ProbeRequest) => {
    if ('measure' in request) return void process.send?.(measured())
    aheadMs = request.clockAheadMs
    shifts.postMessage(aheadMs)
    process.send?.({ clockAheadMs: aheadMs })
  })
  process.channel?.unref()
}

function measured(): Sample {
  for (let round = 0; round < 3; round++) globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  const resources = process.getActiveResourcesInfo()
  const timers = resources.filter((name) => name === 'Timeout' || name === 'Immediate').length
  return {
    rssBytes: rss,
    heapBytes: heapUsed,
    descriptors: descriptors(),
    handles: resources.length - timers,
    timers,
    listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
  }
}

function descriptors() {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return null
  }
}
