declare global {
  interface Window {
    /** The time from each key to the paint of its change, in milliseconds. */
    keyTimes: number[]
  }
}

/** Measures from the press of a key to the next paint. */
export function watchKeys(): void {
  window.keyTimes = []
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A message posted during a frame arrives after that frame is painted.
      port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp)
      port2.postMessage(null)
    })
  })
}
