import type { FastifyInstance } from 'fastify'
import { pageLanguage } from '../page-language.ts'
import type { Services } from '../services.ts'
import { excelManifest } from './excel-manifest.ts'
import { excelPane, panePolicy } from './excel-pane.ts'

/** Five minutes, so that a corrected manifest arrives soon. */
const CACHED = 'public, max-age=300'

/** Serves the Excel add-in: its manifest to download, and the page in its pane. */
export function excelAddInRoutes(app: FastifyInstance, { config }: Services): void {
  const { origin } = config.publicUrl

  app.get('/excel-connector-manifest.xml', (_, reply) =>
    reply
      .headers({
        'Cache-Control': CACHED,
        'Content-Disposition': 'attachment; filename="excel-connector-manifest.xml"',
      })
      .type('application/xml; charset=utf-8')
      .send(excelManifest(origin)),
  )

  app.get('/excel-connector', ({ cspNonce, cookies, headers }, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': panePolicy(cspNonce) })
      .type('text/html; charset=utf-8')
      .send(excelPane(origin, cspNonce, pageLanguage(cookies.language, headers['accept-language']))),
  )
}
