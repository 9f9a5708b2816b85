import { fillShop } from './sample-shop-data.ts'
import { type Shop, startShop } from './shop-server.ts'

export const sampleShopKey = { key: 'ck_demo_1f7a', secret: 'cs_demo_90b2' }

/** Starts the demo's web shop on loopback. Changes are lost when it stops. */
export async function startSampleShop(): Promise<Shop> {
  const shop = await startShop({ key: sampleShopKey })
  fillShop(shop.store)
  return shop
}
