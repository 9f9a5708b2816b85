import { startCin7 } from '@tributary/fakes/cin7/cin7-server'
import type { Cin7Store } from '@tributary/fakes/cin7/cin7-store'
import { fillCin7 } from '@tributary/fakes/cin7/sample-cin7'
import { demoCin7Key } from '@tributary/fakes/demo-data/connectors'
import type { DemoSystem } from './demo-system.ts'

/** Few, because each sale and purchase costs one of 50 requests a minute. */
const sizes = { sales: 16, purchases: 6 }

/** Starts the demo's Cin7 Core, with the company of the seeded connector. */
export async function startDemoCin7(clock: () => Date): Promise<DemoSystem & { address: string }> {
  const cin7 = await startCin7({ clock })
  const store = cin7.addCompany(demoCin7Key.accountId, demoCin7Key.applicationKey)
  fillCin7(store, sizes)
  return {
    name: 'Cin7 Core',
    address: `${cin7.uri}/ExternalApi/v2`,
    changes: changesOf(store),
    stop: () => cin7.stop(),
  }
}

function changesOf(store: Cin7Store): DemoSystem['changes'] {
  const idOf = (at: number) => String(store.all('saleList').at(at)?.SaleID)

  function voidSale() {
    store.change('saleList', idOf(0), { Status: 'VOIDED' })
    return 'The first sale is voided.'
  }

  function removeDraft() {
    store.removeTask('sale', idOf(-1))
    return 'The last sale is deleted, as drafts are.'
  }

  return [
    { label: 'Void a sale', run: voidSale },
    { label: 'Delete a draft sale', run: removeDraft },
  ]
}
