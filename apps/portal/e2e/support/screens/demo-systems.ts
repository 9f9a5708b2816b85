import { type BrowserContext, expect } from '@playwright/test'
import type { Server } from '../server/server.ts'

/** The demo's page with the fake systems, which changes their data. */
export async function demoSystems(context: BrowserContext, server: Server) {
  const [, address] = / (http:\S+\/systems)\n/.exec(server.log) ?? []
  if (!address) throw new Error('The demo did not print the address of its systems.')
  const page = await context.newPage()
  await page.goto(address)
  return {
    /** Presses a button of a system and waits for the change. */
    async change(label: string): Promise<void> {
      await page.getByRole('button', { name: label, exact: true }).click()
      await expect(page.getByRole('status')).not.toBeEmpty()
    },
  }
}
