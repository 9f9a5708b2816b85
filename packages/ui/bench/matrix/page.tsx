import '../../src/theme/reset.css.ts'
import '../../src/theme/themes.css.ts'
import { accessMatrix } from '@tributary/domain'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { AccessMatrixView } from '../../src/excel/access/AccessMatrixView.tsx'
import { companyOf } from '../../src/excel/access/access.samples.ts'
import { watchKeys } from '../users-search/key-times.ts'

declare global {
  interface Window {
    /** Draws a matrix, and returns the milliseconds until it is painted. */
    drawMatrix: (people: number, areas: number) => Promise<number>
  }
}

const place = document.getElementById('root')
const root = place && createRoot(place)

window.drawMatrix = async (people, areas) => {
  const matrix = accessMatrix('area', companyOf(people, areas))
  flushSync(() => root?.render(null))
  await painted()
  const start = performance.now()
  flushSync(() =>
    root?.render(
      <main>
        <AccessMatrixView
          kind="area"
          matrix={matrix}
          origin={{ organisation: 'acme Traders', by: 'Olga Oak' }}
          personHref={(id) => `#/people/${id}`}
          onOpen={() => undefined}
        />
      </main>,
    ),
  )
  await painted()
  return performance.now() - start
}

/** A message posted during a frame arrives after that frame is painted. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
  })

watchKeys()
