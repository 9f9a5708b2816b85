/** Resolves right after the next paint. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A message posted during a frame arrives after that frame is painted.
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    }),
  )

/** Returns how long the work takes until its change is painted, in milliseconds. */
async function timeOf(work: () => void): Promise<number> {
  // Starts at the beginning of a frame, so that every measurement waits equally long.
  await painted()
  const start = performance.now()
  work()
  await painted()
  return performance.now() - start
}

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`Nothing to press: ${selector}`)
  return found
}

/** Types text as the browser does. */
function type(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The time of each opening, each key and each press on "select all", in milliseconds. */
export type Times = { open: number[]; key: number[]; all: number[] }

/** Each key is followed by the one that removes it. */
const searches = ['a', '', 'r', '', 'e', '', 'l', '', '9', '']

/** Opens one of the lists, searches in it, ticks all, and closes it. */
export async function timesOf(turn: () => void, searchBox: string): Promise<Times> {
  const open = [await timeOf(turn)]
  const key: number[] = []
  for (const text of searches) key.push(await timeOf(() => type(find(searchBox), text)))
  const all: number[] = []
  for (let press = 0; press < 2; press++)
    all.push(await timeOf(() => find<HTMLInputElement>('input[type=checkbox]').click()))
  turn()
  await painted()
  return { open, key, all }
}
