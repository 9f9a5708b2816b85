import { getExcelGuide } from '@tributary/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { excelManifest } from '../src/portal/excel-manifest.ts'
import { type Backend, startBackend } from './support/backend.ts'
import { acmeAs, statusOf } from './support/sdk-client.ts'

const video = 'https://videos.example.com/add.html'
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    GUIDE_VIDEO_MICROSOFT_365: 'https://youtu.be/dQw4w9WgXcQ',
    GUIDE_VIDEO_EXCEL_365: video,
  })
})
afterAll(() => backend.close())

const open = (url: string, headers = {}) => backend.app.inject({ method: 'GET', url, headers })

/** Returns the names of the elements below the root, and checks that the elements are nested correctly. */
function childrenOf(xml: string): string[] {
  const children: string[] = []
  const within: string[] = []
  for (const [, closing, name = '', empty] of xml.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (closing) expect(within.pop()).toBe(name)
    else {
      if (within.length === 1) children.push(name)
      if (!empty) within.push(name)
    }
  }
  expect(within).toEqual([])
  return children
}

// From Microsoft's documentation: "How to find the proper order of manifest elements", task pane add-ins.
const documentedOrder = [
  'Id',
  'AlternateId',
  'Version',
  'ProviderName',
  'DefaultLocale',
  'DisplayName',
  'Description',
  'IconUrl',
  'HighResolutionIconUrl',
  'SupportUrl',
  'AppDomains',
  'Hosts',
  'Requirements',
  'DefaultSettings',
  'Permissions',
  'Dictionary',
  'VersionOverrides',
  'ExtendedOverrides',
]
const required = ['Id', 'Version', 'ProviderName', 'DefaultLocale', 'DisplayName', 'Description']

describe('the manifest of the Excel add-in [DBSET-04, DBSET-22]', () => {
  it('is a public download, cached briefly', async () => {
    const { statusCode, headers, payload } = await open('/excel-connector-manifest.xml')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': 'attachment; filename="excel-connector-manifest.xml"',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    })
    expect(payload).toBe(excelManifest('https://portal.example'))
  })

  it('has the elements Office requires, in the required order', () => {
    const manifest = excelManifest('https://portal.example')
    const children = childrenOf(manifest)
    expect(children).toEqual(documentedOrder.filter((name) => children.includes(name)))
    expect(children).toEqual(expect.arrayContaining([...required, 'Hosts', 'DefaultSettings', 'Permissions']))
    expect(manifest).toMatch(/<Version>\d+(\.\d+){3}<\/Version>/)
    expect(manifest).toContain('<Host Name="Workbook"/>')
  })

  it('has a stable id that is unique to this installation', () => {
    const manifest = excelManifest('https://portal.example:8443')
    const idOf = (text: string) => /<Id>(.*)<\/Id>/.exec(text)?.[1]
    expect(idOf(manifest)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(idOf(excelManifest('https://portal.example:8443'))).toBe(idOf(manifest))
    expect(idOf(excelManifest('https://other.example'))).not.toBe(idOf(manifest))
    expect([...manifest.matchAll(/DefaultValue="(https:[^"]*)"/g)].map(([, url]) => url)).toEqual([
      'https://portal.example:8443/excel',
      'https://portal.example:8443/excel-connector',
    ])
  })

  it('opens a pane without scripts that Office may frame', async () => {
    const { headers, payload } = await open('/excel-connector')
    expect(headers['content-security-policy']).toContain('frame-ancestors https://*.officeapps.live.com')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(payload).not.toContain('<script')
    expect(payload).toContain('href="https://portal.example/excel"')
  })

  it.each([
    ['de-AT,de;q=0.9', '<html lang="de">', 'Tributary öffnen'],
    ['ar', '<html lang="ar" dir="rtl">', 'فتح Tributary'],
    ['fr', '<html lang="en">', 'Open Tributary'],
  ])('opens a pane in the language of the browser: %s', async (accepted, html, link) => {
    const { payload } = await open('/excel-connector', { 'accept-language': accepted })
    expect(payload).toContain(html)
    expect(payload).toContain(`>${link}</a>`)
  })
})

describe('the videos of the guide [DBSET-05, DBSET-06, DBSET-22]', () => {
  it('are returned to every signed-in user', async () => {
    const eli = await acmeAs(backend, 'eli')
    expect(await getExcelGuide(eli.client, {})).toEqual({
      microsoft365Video: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&autoplay=1',
      excel365Video: video,
    })
    const una = await acmeAs(backend, 'una')
    expect(await statusOf(getExcelGuide(una.client, {}))).toBe(403)
  })

  it('may be framed only from their own hosts, with full screen', async () => {
    const { headers } = await open('/')
    const policy = String(headers['content-security-policy'])
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe(
      "'self' https://www.youtube-nocookie.com https://videos.example.com",
    )
    const players = '(self "https://www.youtube-nocookie.com" "https://videos.example.com")'
    expect(headers['permissions-policy']).toContain(`fullscreen=${players}`)
    expect(headers['permissions-policy']).toContain('camera=()')
  })
})
