import { chromium } from '@playwright/test'
const base = 'http://localhost:4320'
const out = '/tmp/sight/shots'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const combos = (process.argv[2] ?? '1440-light-en,1440-dark-de,390-light-ar,390-dark-de').split(',')
const only = process.argv[3]
for (const combo of combos) {
  const [w, scheme, lang] = combo.split('-')
  const context = await browser.newContext({ baseURL: base, viewport: { width: Number(w), height: w === '390' ? 844 : 900 }, colorScheme: scheme, reducedMotion: 'reduce', locale: lang === 'en' ? 'en-GB' : lang })
  await context.addCookies([{ name: 'language', value: lang, url: base }])
  const page = await context.newPage()
  page.on('console', (m) => m.type() === 'error' && console.log(combo, 'console', m.text().slice(0, 200)))
  const r = await page.request.post('/backend/auth/signin', { data: { emailAddress: 'olga@tributary.example', password: 'Horse-7-battery' } })
  const token = (await r.json()).accessToken
  const get = async (path) => (await page.request.get(`/backend${path}`, { headers: { authorization: `Bearer ${token}` } })).json()
  const acme = (await get('/organisations')).find((o) => o.CompanyName === 'acme Traders').Id
  const users = await get(`/users?orgId=${acme}`)
  const una = users.find((u) => u.FirstName === 'Una').Id
  const areas = await get(`/areas?orgId=${acme}`)
  const finance = areas.find((a) => a.Name === 'Finance').Id
  const shot = async (name, full = true) => {
    await page.waitForLoadState('networkidle').catch(() => {})
    await page.waitForTimeout(300)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) console.log(combo, name, 'sideways', over)
    await page.screenshot({ path: `${out}/${name}-${combo}.png`, fullPage: full })
  }
  const steps = {
    why: async () => { await page.goto(`/access/why?person=${una}&kind=area&id=${finance}`); await shot('why') },
    person: async () => {
      await page.goto(`/people/${una}`); await page.waitForLoadState('networkidle')
      await page.locator('main select').first().selectOption({ index: 1 })
      await shot('person')
    },
    bulk: async () => {
      await page.goto('/admin/security/users'); await page.waitForLoadState('networkidle')
      await page.locator('tbody input[type=checkbox]').first().click()
      await page.locator('tbody input[type=checkbox]').nth(1).click()
      await shot('bulk', false)
    },
    matrix: async () => {
      await page.goto('/excel/security/access/matrix'); await shot('matrix')
      if (w === '1440') await page.pdf({ path: `${out}/matrix-${combo}.pdf`, preferCSSPageSize: true, printBackground: true }).catch((e) => console.log(e.message))
    },
    report: async () => {
      await page.goto('/access/report'); await shot('report')
      if (w === '1440') await page.pdf({ path: `${out}/report-${combo}.pdf`, preferCSSPageSize: true, printBackground: true }).catch((e) => console.log(e.message))
    },
    lineage: async () => { await page.goto(`/people/${una}?lineage=person%2F${una}`); await shot('lineage', false) },
    view: async () => {
      const sue = await page.request.post('/backend/auth/signin', { data: { emailAddress: 'sue@tributary.example', password: 'Horse-7-battery' } })
      const t = (await sue.json()).accessToken
      const olga = users.find((u) => u.FirstName === 'Olga').Id
      const v = await page.request.post(`/backend/users/${olga}/view-as`, { headers: { authorization: `Bearer ${t}` }, data: { comOrganisationId: acme } })
      console.log('view', v.status())
      await page.goto('/connectors/ftp/refresh'); await shot('view-refresh', false)
      await page.goto('/admin/security/users'); await shot('view-users', false)
      await page.goto('/profile'); await shot('view-profile', false)
      await page.goto('/excel/areas'); await shot('view-areas', false)
    },
  }
  for (const [name, step] of Object.entries(steps)) if (!only || only.split(',').includes(name)) await step().catch((e) => console.log(combo, name, e.message.slice(0, 300)))
  await context.close()
}
await browser.close()
