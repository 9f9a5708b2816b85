import type { LocalXero } from '@tributary/fakes/account-providers/local-xero'
import { fillXero } from '@tributary/fakes/xero/sample-xero'
import { startXero } from '@tributary/fakes/xero/xero-server'
import type { ProviderSystem } from './demo-system.ts'

type Organisation = { readonly id: string; readonly name: string; readonly invoices?: number }

const TRANSACTIONS = 'BankTransactions'

/** What new authorisations leave out, so that most tables are left out of a refresh. */
const mostScopes = ['settings', 'invoices', 'payments', 'manualjournals', 'reports.trialbalance'].map(
  (area) => `accounting.${area}.read`,
)

/** Starts Xero's accounting API with the books of these organisations. */
export async function startDemoXero(
  provider: LocalXero,
  organisations: readonly Organisation[],
): Promise<ProviderSystem> {
  const xero = await startXero({ accessOf: (token) => provider.accessOf(token) })
  const books = organisations.map(({ id, ...sample }) => {
    fillXero(xero.books(id), sample)
    return xero.books(id).of(TRANSACTIONS)
  })
  let changes = 0

  function change() {
    changes += 1
    const Reference = `Changed ${changes}`
    for (const transactions of books)
      transactions.change(String(transactions.all()[0]?.BankTransactionID), { Reference })
    return `The reference of a bank transaction of each organisation is now “${Reference}”.`
  }

  function remove() {
    for (const transactions of books) {
      const last = transactions.all().findLast(({ Status }) => Status !== 'DELETED')
      if (last) transactions.change(String(last.BankTransactionID), { Status: 'DELETED' })
    }
    return 'A bank transaction of each organisation now has the status DELETED.'
  }

  function withhold() {
    for (const scope of mostScopes) provider.withheld.add(scope)
    return 'New authorisations cover contacts and bank transactions only. Connect again to try it.'
  }

  return {
    name: 'Xero',
    variables: { AUTHORISE_XERO_API_URL: `${xero.uri}/api.xro/2.0` },
    changes: [
      { label: 'Change a bank transaction', run: change },
      { label: 'Delete a bank transaction', run: remove },
      { label: 'Limit new authorisations', run: withhold },
    ],
    stop: () => xero.stop(),
  }
}
