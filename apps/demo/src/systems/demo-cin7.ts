import { startCin7 } from '@tributary/fakes/cin7/cin7-server'
import type { Cin7Store } from '@tributary/fakes/cin7/cin7-store'
import { fillCin7 } from '@tributary/fakes/cin7/sample-cin7'
import { demoCin7Key } from '@tributary/fakes/demo-data/connectors'
import type { DemoSystem } from './demo-system.ts'

/** Few, because each sale and purchase costs one of 50 requests a minute. */
const sizes = { sales: 16, purchases: 6 }
const ownSizes = { sales: 2, purchases: 1 }
/** A company for connectors that users add. */
const ownKey = { accountId: 'birch-stock', applicationKey: 'demo-2f90' }

/** Starts the demo's Cin7 Core, with the company of the seeded connector and one for other connectors. */
export async function startDemoCin7(clock: () => Date): Promise<DemoSystem & { address: string }> {
  const cin7 = await startCin7({ clock })
  const seeded = cin7.addCompany(demoCin7Key.accountId, demoCin7Key.applicationKey)
  const own = cin7.addCompany(ownKey.accountId, ownKey.applicationKey)
  fillCin7(seeded, sizes)
  fillCin7(own, ownSizes)
  return {
    name: 'Cin7 Core',
    address: `${cin7.uri}/ExternalApi/v2`,
    details: [
      { label: 'Account id', value: ownKey.accountId },
      { label: 'Application key', value: ownKey.applicationKey },
    ],
    changes: changesOf([seeded, own]),
    stop: () => cin7.stop(),
  }
}

function changesOf(companies: readonly Cin7Store[]): DemoSystem['changes'] {
  const idOf = (store: Cin7Store, at: number) => String(store.all('saleList').at(at)?.SaleID)

  function voidSale() {
    for (const store of companies) store.change('saleList', idOf(store, 0), { Status: 'VOIDED' })
    return 'The first sale of each company is voided.'
  }

  function removeDraft() {
    for (const store of companies)
      if (store.all('saleList').length > 1) store.removeTask('sale', idOf(store, -1))
    return 'The last sale of each company is deleted, as drafts are.'
  }

  return [
    { label: 'Void a sale', run: voidSale },
    { label: 'Delete a draft sale', run: removeDraft },
  ]
}
