import { type BrowserContext, expect } from '@playwright/test'
import type { Server } from '../server/server.ts'

/** The demo's page with the fake systems, which changes their data. */
export async function demoSystems(context: BrowserContext, server: Server) {
  const [, address] = / (http:\S+\/systems)\n/.exec(server.log) ?? []
  if (!address) throw new Error('The demo did not print the address of its systems.')
  const page = await context.newPage()
  await page.goto(address)
  return {
    /** Returns what the page shows about a system, such as its key. */
    async detail(system: string, label: string): Promise<string> {
      const line = page.getByRole('group', { name: system }).locator('div', { hasText: `${label}:` })
      return (await line.locator('code, a').textContent()) ?? ''
    },
    /** Presses a button of a system and waits for the change. */
    async change(label: string): Promise<void> {
      await page.getByRole('button', { name: label, exact: true }).click()
      await expect(page.getByRole('status')).not.toBeEmpty()
    },
  }
}

/** Returns the address of the demo's CRM, and its key. */
export function harbourOf(server: Server): { address: string; key: string } {
  const [, address, key] = / (http:\S+\/api\/v1\/) with the key (\S+)/.exec(server.log) ?? []
  if (!address || !key) throw new Error('The demo did not print the address of its CRM.')
  return { address, key }
}
