/** Resolves at the first moment after the next paint. */
const painted = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A message sent while a frame is made arrives when it has been painted.
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    }),
  )

/** How long something takes until what it changed has been painted, in milliseconds. */
async function timeOf(work: () => void): Promise<number> {
  // From the beginning of a frame, so that nobody waits longer for theirs than the others.
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

/** What a person types, as the browser tells it. */
function type(box: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** How long each opening, each key and each press on "select all" took, in milliseconds. */
export type Times = { open: number[]; key: number[]; all: number[] }

/** A key, and the key that takes it away again. */
const searches = ['a', '', 'r', '', 'e', '', 'l', '', '9', '']

/** Opens one of the lists, searches in it, ticks it whole, and closes it. */
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
