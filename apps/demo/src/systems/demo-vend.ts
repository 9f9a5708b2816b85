import { vendShops } from '@tributary/fakes/account-providers/demo-accounts'
import type { LocalVend } from '@tributary/fakes/account-providers/local-vend'
import { fillVend } from '@tributary/fakes/vend/sample-vend'
import { startVend } from '@tributary/fakes/vend/vend-server'
import type { ProviderSystem } from './demo-system.ts'

/** The requests in five minutes that Vend allows a shop with ten registers. */
const LIMIT = 300 * 10 + 50

/** Starts the API of the demo's shops at Vend. */
export async function startDemoVend(provider: LocalVend): Promise<ProviderSystem> {
  const vend = await startVend({ accessOf: (token) => provider.accessOf(token), limit: LIMIT })
  const shops = vendShops.map(({ id, name }) => {
    fillVend(vend.store(id), { name })
    return vend.store(id)
  })
  const productIds = shops.map((shop) => shop.all('products').map(({ id }) => String(id)))
  let changes = 0

  function change() {
    changes += 1
    const name = `Renamed ${changes}`
    for (const [at, shop] of shops.entries()) shop.change('products', productIds[at]?.[0] ?? '', { name })
    return `The first product of each shop is now called “${name}”.`
  }

  function remove() {
    for (const [at, shop] of shops.entries()) {
      const id = (productIds[at]?.length ?? 0) > 1 && productIds[at]?.pop()
      if (id) shop.remove('products', id)
    }
    return 'The last product of each shop is deleted.'
  }

  function leaveOut() {
    vend.notInPlan.add('promotions')
    return 'The plan of the shops no longer includes promotions.'
  }

  return {
    name: 'Vend',
    variables: { AUTHORISE_VEND_API_URL: `${vend.uri}/{domain_prefix}/api/2026-07` },
    changes: [
      { label: 'Rename a product', run: change },
      { label: 'Delete a product', run: remove },
      { label: 'Take promotions out of the plan', run: leaveOut },
    ],
    stop: () => vend.stop(),
  }
}
