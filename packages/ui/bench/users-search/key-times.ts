declare global {
  interface Window {
    /** How long each key took until what it changed was painted, in milliseconds. */
    keyTimes: number[]
  }
}

/** Measures from the press of a key to the first moment after the next paint. */
export function watchKeys(): void {
  window.keyTimes = []
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A message sent while a frame is made arrives when it has been painted.
      port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp)
      port2.postMessage(null)
    })
  })
}
