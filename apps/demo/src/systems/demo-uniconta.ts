import { fillUniconta } from '@tributary/fakes/uniconta/sample-uniconta'
import { postInvoice } from '@tributary/fakes/uniconta/sample-uniconta-ledgers'
import { debtorAccount } from '@tributary/fakes/uniconta/sample-uniconta-registers'
import { startUniconta, type UnicontaUser } from '@tributary/fakes/uniconta/uniconta-server'
import { ROW_NUMBER, type UnicontaStore } from '@tributary/fakes/uniconta/uniconta-store'
import type { DemoSystem } from './demo-system.ts'

/** A user that works at the demo's Uniconta only. */
export const demoUnicontaUser: UnicontaUser = {
  name: 'odata@fjord.example',
  password: 'harbour-light-41',
  companies: ['4415', '4416'],
}

const numbers = [
  ['4415', 'Fjord Engros ApS'],
  ['4416', 'Fjord Detail ApS'],
] as const

/** Starts the demo's Uniconta, with a user of two companies and eighteen months of postings. */
export async function startDemoUniconta(clock: () => Date): Promise<DemoSystem & { address: string }> {
  const uniconta = await startUniconta({ users: [demoUnicontaUser], clock })
  const today = clock().toISOString().slice(0, 10)
  const companies = numbers.map(([number, name]) => {
    fillUniconta(uniconta.company(number), { number, name, until: today.slice(0, 7) })
    return uniconta.company(number)
  })
  return {
    name: 'Uniconta',
    address: `${uniconta.uri}/odata`,
    details: [
      { label: 'User', value: `${numbers[0][0]}/${demoUnicontaUser.name}` },
      { label: 'Password', value: demoUnicontaUser.password },
    ],
    changes: changesOf(companies, today),
    stop: () => uniconta.stop(),
  }
}

function changesOf(companies: readonly UnicontaStore[], today: string): DemoSystem['changes'] {
  let posted = 5_000

  function post() {
    posted += 1
    for (const company of companies)
      postInvoice(company, { at: posted, day: today, account: debtorAccount(0) })
    return `Invoice ${10_000 + posted} of ${today} is posted in each company.`
  }

  function remove() {
    for (const company of companies) {
      const last = company.all('DebtorClient').at(-1)
      if (last) company.remove('DebtorClient', Number(last[ROW_NUMBER]))
    }
    return 'The last customer of each company is deleted.'
  }

  function withdraw() {
    for (const { entities } of companies) entities.delete('ProjectTransClient')
    return 'The user may no longer read transactions of projects.'
  }

  return [
    { label: 'Post an invoice', run: post },
    { label: 'Delete a customer of Uniconta', run: remove },
    { label: 'Withdraw the right to project transactions', run: withdraw },
  ]
}
